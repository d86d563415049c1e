import type { Brief } from '../../brief/brief.ts'
import { type Declined, decline, type OpenConversation } from '../../conversations/conversation.ts'
import type { Turn } from '../../conversations/turn.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Clock } from '../../ports/clock.ts'
import type { IdSource } from '../../ports/id-source.ts'
import { type Declining, declineAnswer } from '../../safety/decline-answer.ts'
import { sentencesOf } from '../../safety/passages.ts'
import { routeText, type Said } from '../../safety/route-text.ts'
import { MessageId } from '../../shared/ids.ts'
import { err } from '../../shared/result.ts'

export type DeclineDeps = {
  readonly ids: IdSource
  readonly clock: Clock
  /** Receives the reason alone: no message is counted, logged or sent anywhere. */
  readonly onDeclined?: (reason: Declining['kind']) => void
}

/** What is said now. `id`: where its speaker chose one. */
export const turnBy = (
  speaker: Turn['speaker'],
  text: string,
  { ids, clock }: Pick<Adapters, 'ids' | 'clock'>,
  id = MessageId(ids.newId()),
): Turn => ({ id, speaker, text, at: clock.now() })

/** What a text is declined for; null when it is not. */
export function declining(text: string, said: Said): Declining | null {
  const route = routeText(text, said)
  return route.kind === 'ok' ? null : route
}

/**
 * What a brief is declined for. Its other answers are pieces of messages, each of which was judged whole when it was said; what is
 * harmless one by one may be unsafe together, but words of several answers ("I nearly drowned", "not to die in the sea") make no crisis.
 */
export function decliningBrief({ goal, level, time, focus, set = {} }: Brief): Declining | null {
  const asked = withoutCutSentence(goal)
  const why = declining(asked, 'message')
  if (why) return why
  const lists = [set.mustHave, set.skip, set.constraints].flatMap((list) => list?.value ?? [])
  const typed = [set.outcome?.value ?? null, ...lists]
  const answers = [level, time, focus, ...typed].filter((answer) => answer !== null)
  const together = declining([asked, ...answers].join('. '), 'message')
  return together?.kind === 'unsafe' ? together : null
}

/** A long goal is cut off within a sentence, of which a piece says something else ("by the river I"); whole, it was judged when it was said. */
function withoutCutSentence(goal: string): string {
  const sentences = sentencesOf(goal)
  return sentences.length > 1 && !/[.!?؟。！？।]$/u.test(goal) ? sentences.slice(0, -1).join(' ') : goal
}

/** The refusal of words that the learner put into a form. */
export function wordsDeclined(why: Declining, said: string, onDeclined: DeclineDeps['onDeclined']) {
  onDeclined?.(why.kind)
  return err({ kind: 'words-declined', reason: why.kind, reply: declineAnswer(why, said) })
}

/** The conversation, ended by the assistant's answer to `text`; not saved yet. */
export function declined(
  { ids, clock, onDeclined }: DeclineDeps,
  conversation: OpenConversation,
  why: Declining,
  text: string,
): Declined {
  const answer = turnBy('assistant', declineAnswer(why, text), { ids, clock })
  onDeclined?.(why.kind)
  return decline(conversation, why.kind, answer)
}
