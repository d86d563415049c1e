import { anOpenChapter, keep, seedPlan } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import type { Postgres } from '../index.ts'
import { PERSONAL_DATA, WITHHELD } from './personal-data.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('WITHHELD', () => {
  const columns = async () => {
    const found = await execute(
      database.url,
      `SELECT table_name::text AS table, column_name::text AS column FROM information_schema.columns WHERE table_schema = 'public'`,
    )
    return found as readonly { readonly table: string; readonly column: string }[]
  }
  const withheld = Object.entries<string | readonly string[]>(WITHHELD)
  const leaving = withheld.filter(([, columns]) => typeof columns !== 'string')

  // A table that no row type names is unknown to the compiler, which wants an entry for each of the others.
  it('should decide on every table that names a user, or refers to one that may', async () => {
    const named = (await columns()).filter(({ column }) => /^(user|subject)_id$/.test(column))
    const referring = await execute(
      database.url,
      `SELECT DISTINCT conrelid::regclass::text AS table FROM pg_constraint
       WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
    )
    const tables = [...named, ...(referring as typeof named)].map(({ table }) => table)
    expect(tables).toEqual(expect.arrayContaining(['ledger_entries', 'audit_entries', 'turns', 'resources']))
    expect(withheld.map(([table]) => table)).toEqual(expect.arrayContaining(tables))
    for (const [table] of leaving) expect(PERSONAL_DATA).toContain(`to_jsonb(${table})`)
  })

  it('should let no column leave whose name looks like a secret, or like another person', async () => {
    const all = await columns()
    const looks = /hash|digest|secret|token|key|password|skeleton|actor|author/
    const suspects = leaving.flatMap(([table, kept]) =>
      all.filter((one) => one.table === table && looks.test(one.column) && !kept.includes(one.column)),
    )
    // how many a model read and wrote
    expect(suspects.map(({ column }) => column).toSorted()).toEqual(['input_tokens', 'output_tokens'])
    const names = all.map(({ table, column }) => `${table}.${column}`)
    expect(names).toEqual(
      expect.arrayContaining(leaving.flatMap(([table, kept]) => [...kept].map((one) => `${table}.${one}`))),
    )
  })
})

describe('a damaged version of a chapter', () => {
  it('should be left out of the versions, and be in the export as it is stored', async () => {
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
    expect(data?.plans[0]?.chapters[0]?.otherVersions).toMatchObject([{ content: { introduction: 5 } }, { content }])
  })
})
