import { beforeEach, describe, expect, it } from 'vitest'
import { adminFixtureOn } from '../../../test/admin-fixture.ts'
import { never } from '../../../test/ana.ts'
import {
  aLockedChapter,
  type Fixture,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  seedPlan,
} from '../../../testing/index.ts'
import type { Chapter } from '../../chapters/chapter.ts'
import type { User } from '../../users/user.ts'
import { UNLIMITED } from '../tutoring/daily-budget.ts'
import { makeReadForAdmins } from './read-for-admins.ts'

let fixture: Fixture
let admins: ReturnType<typeof adminFixtureOn>
let learner: User
let chapterId: Chapter['id']

beforeEach(async () => {
  fixture = makeFixture({ model: makeScriptedLanguageModel() })
  admins = adminFixtureOn(fixture)
  const { user, chapters } = await seedPlan(fixture.unitOfWork, {
    chaptersOf: ({ id }) => [aLockedChapter(id, 1, { failure: 'No answer.', attempt: 1 })],
  })
  learner = user
  chapterId = chapters[0]?.id ?? newChapterId()
})

describe('readChapter', () => {
  it('should answer the chapter, and leave an entry for each read', async () => {
    const { actor } = await admins.admin()
    for (let times = 1; times <= 2; times += 1) {
      const read = await fixture.useCases.readChapter({ actor, chapterId })
      expect(read).toEqual({ ok: true, value: await fixture.adminReadModels.chapter(chapterId) })
      const entries = await admins.entries()
      expect(entries).toHaveLength(times)
      expect(entries.at(-1)).toMatchObject({
        ...{ actor, subjectId: learner.id, act: { kind: 'chapter-read', chapterId } },
        ...{ reason: null, at: fixture.clock.now() },
      })
    }
  })

  it('should answer nothing that it could not write down', async () => {
    const { actor } = await admins.admin()
    const { readChapter } = makeReadForAdmins({
      ...fixture,
      spending: UNLIMITED,
      tutor: { checkBudget: never, spentToday: never },
      unitOfWork: {
        run: (work) =>
          fixture.unitOfWork.run((repositories) => {
            const add = () => Promise.reject(new Error('The log is full.'))
            return work({ ...repositories, auditLog: { ...repositories.auditLog, add } })
          }),
      },
    })
    await expect(readChapter({ actor, chapterId })).rejects.toThrow('The log is full.')
  })

  it('should refuse one who is no admin any more, and what does not exist, without an entry', async () => {
    const { user, actor } = await admins.admin()
    expect(await fixture.useCases.readChapter({ actor, chapterId: newChapterId() })).toEqual({
      ...{ ok: false, error: { kind: 'chapter-not-found' } },
    })
    await admins.change({ ...user, role: 'standard' })
    expect(await fixture.useCases.readChapter({ actor, chapterId })).toEqual({
      ok: false,
      error: { kind: 'not-an-admin' },
    })
    expect(await admins.acts()).toEqual([])
  })
})
