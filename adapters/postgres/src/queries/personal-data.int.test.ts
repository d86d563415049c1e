import { anOpenChapter, keep, seedPlan } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'
import { EXPORTED } from './personal-data.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('EXPORTED', () => {
  // A table that no row type names is unknown to the compiler, which wants an entry for each of the others.
  it('should have an entry for every table that names a user', async () => {
    const named = await execute(
      database.url,
      `SELECT array_agg(table_name::text) AS tables FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'user_id'`,
    )
    const tables = (named[0] as { readonly tables: readonly string[] }).tables
    expect(tables).toContain('ledger_entries')
    expect(Object.keys(EXPORTED)).toEqual(expect.arrayContaining([...tables]))
  })
})

describe('a damaged version of a chapter', () => {
  it('should be left out of the versions and of the export, which hold all the others', async () => {
    const { unitOfWork, readModels } = postgres
    const { user, chapters } = await seedPlan(unitOfWork, { chaptersOf: ({ id }) => [anOpenChapter(id, 1)] })
    const [chapter] = chapters
    if (chapter?.kind !== 'open') throw new Error('An open chapter was seeded.')
    const { id: chapterId, content, questions, generatedAt } = chapter
    const version = { chapterId, request: null, content, questions, generatedAt }
    await keep(unitOfWork, async ({ chapterVersions }) => {
      for (const number of [2, 3]) await chapterVersions.save({ ...version, number })
    })
    await execute(database.url, `UPDATE chapter_versions SET content = '{"introduction": 5}' WHERE number = 2`)

    const read = await keep(unitOfWork, ({ chapterVersions }) => chapterVersions.ofChapter(chapterId))
    expect(read.map(({ number }) => number)).toEqual([3])
    const data = await readModels.personalData(user.id)
    expect(data?.plans[0]?.chapters[0]?.otherVersions.map(({ number }) => number)).toEqual([3])
  })
})
