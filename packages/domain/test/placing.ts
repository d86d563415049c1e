import { expect } from 'vitest'
import { STEPS } from '../src/placement/level-reached.ts'
import type { ConversationId, UserId } from '../src/shared/ids.ts'
import {
  keep,
  makeFixture,
  makeScriptedLanguageModel,
  newAttemptId,
  type ScriptedAnswer,
  seedUser,
} from '../testing/index.ts'

const ASK_LEVEL = { question: 'How much do you know already?', asks: 'level' }

export const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve))
}

export async function talk(goal = 'Learn to play the guitar', asks: ScriptedAnswer = ASK_LEVEL) {
  const model = makeScriptedLanguageModel(asks)
  const made = makeFixture({ model })
  const fixture = { ...made, storageJobs: () => made.jobs.live() }
  const { id: userId } = await seedUser(fixture.unitOfWork)
  const begun = await fixture.useCases.initiateConversation({ userId, goal })
  if (!begun.ok) throw new Error(begun.error.kind)
  const own: Own = { userId, conversationId: begun.value.conversationId }
  const attemptId = newAttemptId()
  const send = (answers: Answers, id: string) => fixture.useCases.answerPlacement({ ...own, attemptId: id, answers })
  return {
    ...{ model, fixture, own, userId, attemptId },
    begin: async () => value(await fixture.useCases.beginPlacement(own)),
    drain: () => fixture.runner.drain(),
    read: async () => value(await fixture.useCases.readPlacement(own)),
    known: async () => value(await fixture.useCases.readConversation(own)).known,
    answer: async (answers: Answers) => value(await send(answers, attemptId)),
    refused: async (answers: Answers, id = attemptId) => {
      const sent = await send(answers, id)
      return sent.ok ? null : sent.error.kind
    },
    talkOf: async () => {
      const found = await keep(fixture.unitOfWork, ({ conversations }) => conversations.find(own.conversationId))
      if (!found) throw new Error('It was begun above.')
      return found
    },
  }
}

/** With its five questions. */
export async function ready(asks: ScriptedAnswer = ASK_LEVEL) {
  const talking = await talk(undefined, asks)
  await talking.begin()
  await talking.drain()
  const placement = await keep(talking.fixture.unitOfWork, ({ placements }) =>
    placements.find(talking.own.conversationId),
  )
  const questions = placement?.kind === 'ready' ? placement.questions : []
  expect(questions).toHaveLength(STEPS.length)
  /** The easiest ones rightly; the others have no answer. */
  const right = (count: number): Answers =>
    Object.fromEntries(questions.slice(0, count).map(({ id, key }) => [id, key as string]))
  return { ...talking, right }
}

type Own = { readonly userId: UserId; readonly conversationId: ConversationId }
type Answers = Readonly<Record<string, unknown>>

/** By hand. */
export async function change(
  { fixture, own }: Pick<Awaited<ReturnType<typeof talk>>, 'fixture' | 'own'>,
  changes: object,
) {
  const { known } = value(await fixture.useCases.readConversation(own))
  value(await fixture.useCases.changeBrief({ ...own, version: known.version, changes }))
}

function value<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { readonly kind: string } },
): T {
  if (!result.ok) throw new Error(result.error.kind)
  return result.value
}
