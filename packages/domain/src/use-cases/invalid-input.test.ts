import { describe, expect, it } from 'vitest'
import {
  aLockedChapter,
  anOpenChapter,
  awaitingLearner,
  makeFixture,
  makeScriptedLanguageModel,
  newChapterId,
  seed,
  seedPlan,
} from '../../testing/index.ts'
import type { UserId } from '../shared/ids.ts'
import { TEXTS } from '../shared/input.ts'

type Setting = Awaited<ReturnType<typeof setUp>>

const tooLong = (input: keyof typeof TEXTS): string => 'x'.repeat(TEXTS[input].longest + 1)

/** What HTTP would refuse before it got here, for any caller: texts that say nothing, and what is too long or no number. */
const NEEDED = {
  goal: ({ useCases, userId }, goal) => useCases.initiateConversation({ userId, goal }),
  message: ({ useCases, userId, conversationId }, message) =>
    useCases.continueConversation({ userId, conversationId, message }),
  request: ({ useCases, userId, planId }, request) => useCases.requestRevision({ userId, planId, request }),
  title: ({ useCases, userId, planId }, title) => useCases.renamePlan({ userId, planId, title }),
  doubt: ({ useCases, userId }, reason) => useCases.reportQuestion({ userId, questionId: 'q1', reason }),
  briefItem: ({ change }, text) => change({ mustHave: [text] }),
  staffNote: ({ useCases, userId }, text) => useCases.addStaffNote({ actor: { kind: 'operator' }, userId, text }),
} satisfies Partial<Record<keyof typeof TEXTS, (setting: Setting, text: string) => Promise<unknown>>>

const OTHERS: Readonly<Record<string, (setting: Setting) => Promise<unknown>>> = {
  'a title of a chapter': ({ useCases, userId, planId, locked }) =>
    useCases.rewordChapter({ userId, planId, chapterId: locked, title: tooLong('title') }),
  'a title of an added chapter': ({ useCases, userId, planId }) =>
    useCases.addChapter({ userId, planId, title: tooLong('title') }),
  'a summary': ({ useCases, userId, planId, locked }) =>
    useCases.rewordChapter({ userId, planId, chapterId: locked, summary: tooLong('summary') }),
  'a note': ({ useCases, userId, open }) =>
    useCases.writeNote({ userId, chapterId: open, sectionId: 's1', text: tooLong('note'), version: 0 }),
  'words of a report': ({ useCases, userId }) =>
    useCases.reportQuestion({ userId, questionId: 'q1', reason: 'Wrong', words: tooLong('doubtWords') }),
  'words of a rewrite': ({ useCases, userId, open }) =>
    useCases.rewriteChapter({ userId, chapterId: open, how: 'other', words: tooLong('rewrite') }),
  "an admin's reason": ({ useCases, userId }) =>
    useCases.setUserStatus({ actor: { kind: 'operator' }, userId, isActive: false, reason: tooLong('reason') }),
  'a goal of the brief': ({ change }) => change({ goal: tooLong('briefLine') }),
  'an outcome': ({ change }) => change({ outcome: tooLong('briefLine') }),
  'nine things to skip': ({ change }) => change({ skip: [...'abcdefghi'] }),
  'a minute a week': ({ change }) => change({ minutesPerWeek: 1 }),
  'half a minute more': ({ change }) => change({ minutesPerWeek: 60.5 }),
  'no number of minutes': ({ change }) => change({ minutesPerWeek: Number.NaN }),
  'no date': ({ change }) => change({ deadline: 'soon' }),
  'a day that is none': ({ change }) => change({ deadline: '2027-02-30' }),
}

describe('a use case that is called directly', () => {
  it.each(Object.entries(NEEDED))('should refuse by value what says nothing or too much: %s', async (input, call) => {
    const setting = await setUp()
    for (const text of ['', ' \n', '\u0000', '\uD800', tooLong(input as keyof typeof NEEDED)])
      expect(await call(setting, text)).toMatchObject({ ok: false, error: { kind: 'invalid-input', input } })
    await setting.expectUnchanged()
  })

  it.each(Object.entries(OTHERS))('should refuse by value: %s', async (_, call) => {
    const setting = await setUp()
    expect(await call(setting)).toMatchObject({ ok: false, error: { kind: 'invalid-input' } })
    await setting.expectUnchanged()
  })
})

// Helpers

/** The model has nothing to say: a call that gets as far as asking it fails. */
async function setUp() {
  const { useCases, unitOfWork, readModels, jobs } = makeFixture({ model: makeScriptedLanguageModel() })
  const { user, plan, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1), aLockedChapter(id, 2)],
  })
  const userId: UserId = user.id
  const { id: conversationId } = awaitingLearner(userId)
  await seed(unitOfWork, { conversations: [awaitingLearner(userId, { id: conversationId })] })
  const everything = async () => [await readModels.personalData(userId), jobs.live()]
  const before = await everything()
  const [open = newChapterId(), locked = newChapterId()] = chapters.map(({ id }) => id)
  type Changes = Parameters<typeof useCases.changeBrief>[0]['changes']
  return {
    ...{ useCases, userId, conversationId, planId: plan.id, open, locked },
    change: (changes: Changes) => useCases.changeBrief({ userId, conversationId, version: 2, changes }),
    expectUnchanged: async () => expect(await everything()).toEqual(before),
  }
}
