import { anAttempt, anOpenChapter, keep, NOW, seedPlan, someContent, someQuestion } from '@app/domain/testing'
import { execute, type TestDatabase } from '@app/testing/database'
import { describe, expect, it, vi } from 'vitest'
import { shareDatabase } from '../../test/shared-database.ts'
import { openPostgres, type Postgres } from '../index.ts'

let database: TestDatabase
let postgres: Postgres
shareDatabase((shared) => {
  database = shared.database
  postgres = shared.postgres
})

describe('questions of a chapter', () => {
  it.each(['null', '{"id": "q1"}', '"q1"', '[null]', '[{"id": "q1", "reported": "?"}]'])(
    'should leave all the rest of it as it is where they are damaged to %s',
    async (stored) => {
      const { unitOfWork, readModels, adminReadModels } = postgres
      const { user, chapter } = await seedChapter()
      await damage('chapters', chapter.id, stored)

      const content = someContent()
      const shown = await readModels.chapter(user.id, chapter.id)
      expect(shown).toMatchObject({ content, check: null, noCheck: 'damaged' })
      expect(await readModels.checkToMark(user.id, chapter.id)).toEqual({ isOpen: true, versions: [[]] })
      expect((await readModels.plan(user.id, chapter.planId))?.checked).toMatchObject({ keys: 0, minutesWritten: 2 })
      const exported = (await readModels.personalData(user.id))?.plans[0]?.chapters[0]
      expect(exported).toMatchObject({ content, questions: [] })
      expect(await adminReadModels.chapter(chapter.id)).toMatchObject({ content, questions: [] })

      const version = { chapterId: chapter.id, number: 2, request: null, content, generatedAt: NOW }
      await keep(unitOfWork, async ({ chapters, chapterVersions }) => {
        const found = await chapters.find(chapter.id)
        if (found?.kind !== 'open') throw new Error('An open chapter was seeded.')
        await chapters.save({ ...found, completedAt: NOW })
        await chapterVersions.save({ ...version, questions: found.questions })
      })
      expect(await readModels.chapter(user.id, chapter.id)).toMatchObject({ isCompleted: true, noCheck: 'damaged' })
      const kept = { questions: [JSON.parse(stored)].flat() }
      expect(await questionsIn('chapters', chapter.id)).toEqual([kept])
      expect(await questionsIn('chapter_versions', chapter.id)).toEqual([kept])
    },
  )

  it.each(['[null]', '[{"id": "q1", "reported": "?"}]'])(
    'should leave the other versions and the list of chapters in trouble as they are where they are damaged to %s',
    async (stored) => {
      const { unitOfWork, readModels, adminReadModels } = postgres
      const { user, chapter } = await seedChapter()
      const { id: chapterId, content, generatedAt } = chapter
      const version = { chapterId, number: 2, request: null, content, generatedAt }
      const questions = [someQuestion({ id: 'q-two' })]
      await keep(unitOfWork, ({ chapterVersions }) => chapterVersions.save({ ...version, questions }))
      await damage('chapter_versions', chapterId, stored)

      const read = await keep(unitOfWork, ({ chapterVersions }) => chapterVersions.ofChapter(chapterId))
      expect(read).toMatchObject([{ number: 2, questions: [] }])
      const versions = [chapter.questions, []]
      expect(await readModels.checkToMark(user.id, chapterId)).toEqual({ isOpen: true, versions })
      const query = { trouble: null, learnerId: user.id, after: null, limit: 10 }
      expect((await adminReadModels.troubledChapters(query)).chapters).toMatchObject([{ id: chapterId }])
      expect((await readModels.chapter(user.id, chapterId))?.check).toMatchObject({ best: { right: 1, of: 1 } })
    },
  )

  it('should be named once where they are damaged, however often the chapter is read', async () => {
    const { user, chapter } = await seedChapter()
    const onDamagedCheck = vi.fn()
    const own = openPostgres({ url: database.url, onDamagedCheck })
    await own.readModels.chapter(user.id, chapter.id)
    expect(onDamagedCheck).not.toHaveBeenCalled()
    await damage('chapters', chapter.id, '{}')
    for (let times = 0; times < 3; times++) await own.readModels.chapter(user.id, chapter.id)
    expect(onDamagedCheck.mock.calls).toEqual([[chapter.id]])
    await own.close()
  })
})

async function seedChapter() {
  const { user, chapters } = await seedPlan(postgres.unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { questions: [someQuestion()] })],
  })
  const [chapter] = chapters
  if (chapter?.kind !== 'open') throw new Error('An open chapter was seeded.')
  await keep(postgres.unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(chapter.id)))
  return { user, chapter }
}

const KEY = { chapters: 'id', chapter_versions: 'chapter_id' }

const damage = (table: keyof typeof KEY, id: string, stored: string) =>
  execute(database.url, `UPDATE ${table} SET questions = '${stored}' WHERE ${KEY[table]} = '${id}'`)

const questionsIn = (table: keyof typeof KEY, id: string) =>
  execute(database.url, `SELECT questions FROM ${table} WHERE ${KEY[table]} = '${id}'`)
