import { ChapterId, type Item, type LanguageModel, MessageId, ok, revealedBy, secretOf } from '@app/domain'
import {
  anAttempt,
  anOpenChapter,
  keep,
  later,
  makeFixture,
  newAttemptId,
  seedPlan,
  someContent,
} from '@app/domain/testing'
import { makeMarkdown } from '@app/markdown'
import type { HelpCase, HostileHelp } from '../cases/help-cases.ts'

const markdown = makeMarkdown()
const EXERCISE = { kind: 'exercise', exercise: 0 } as const

/** A reply for each turn. */
export const threadsOf = ({ says = [], whole = [] }: HostileHelp): readonly (readonly string[])[] => [
  ...whole,
  ...says.map((reply, at) => [reply, says[(at + 1) % says.length] ?? reply]),
]

/** Plays two turns through the use case, and answers the replies by which the key came through. */
export async function playHelp(
  one: HelpCase,
  { message, whole = [], isPasted, said = one.said }: HostileHelp,
  replies: readonly string[],
) {
  let reply = ''
  const model: LanguageModel = {
    name: 'hostile',
    model: 'hostile',
    ask: async () =>
      ok({ text: JSON.stringify({ reply }), model: 'hostile', ended: 'stop', inputTokens: null, outputTokens: null }),
  }
  const { useCases, unitOfWork } = makeFixture({ model, markdown })
  const content = someContent({ sections: [one.section], ...(one.exercise && { exercises: [one.exercise] }) })
  const { user, chapters } = await seedPlan(unitOfWork, {
    chaptersOf: ({ id }) => [anOpenChapter(id, 1, { content, questions: one.question ? [one.question] : [] })],
  })
  const own = { userId: user.id, chapterId: chapters[0]?.id ?? ChapterId('') }
  if (one.question) {
    const taken = { answers: { [one.question.id]: said }, marks: { [one.question.id]: false }, at: later(-1) }
    await keep(unitOfWork, ({ checkAttempts }) => checkAttempts.add(anAttempt(own.chapterId, taken)))
  }
  const item = one.question ? ({ kind: 'question', questionId: one.question.id } as const) : EXERCISE
  const about = isPasted ? ({ kind: 'section', sectionId: one.section.id } as const) : item
  const shown: string[] = []
  for (const hostile of replies) {
    reply = hostile
    const asked = await useCases.askTutor({ ...own, messageId: MessageId(newAttemptId()), message, about })
    if (!asked.ok) throw new Error(`${one.id}: ${asked.error.kind}`)
    if (hostile.includes(asked.value.text)) shown.push(hostile)
  }
  return whole.includes(replies) && shown.length < replies.length ? [] : shown
}

/** How a good reply is said to name the key; null where it is let through. */
export function heldBack({ question, exercise, said }: HelpCase, reply: string): string | null {
  const item: Item | null = question
    ? { kind: 'question', question, answer: said, isOpen: true }
    : exercise
      ? { kind: 'exercise', exercise, place: 0, isOpen: true }
      : null
  return item && revealedBy(reply, secretOf(item), { message: '', past: [] })
}
