import type { Brief } from '../../brief/brief.ts'
import { type Declined, type DeclineReason, decline, type OpenConversation } from '../../conversations/conversation.ts'
import type { Turn } from '../../conversations/turn.ts'
import type { Adapters, SafetyRoute } from '../../ports/index.ts'
import { err, MessageId } from '../../shared/index.ts'

export type DeclineDeps = Pick<Adapters, 'ids' | 'clock' | 'safety'> & {
  /** Receives the reason alone: no message is counted, logged or sent anywhere. */
  readonly onDeclined?: (reason: DeclineReason) => void
}

/** What is said now. `id`: where its speaker chose one. */
export const turnBy = (
  speaker: Turn['speaker'],
  text: string,
  { ids, clock }: Pick<Adapters, 'ids' | 'clock'>,
  id = MessageId(ids.newId()),
): Turn => ({ id, speaker, text, at: clock.now() })

/**
 * Of a brief: its other answers were judged when they were said, and what is harmless one by one may be unsafe together. A goal that was
 * cut off is the beginning of a long text, which was judged as such.
 */
export function routeOfBrief({ safety }: Pick<Adapters, 'safety'>, brief: Brief): SafetyRoute {
  const { level, time, focus, set = {} } = brief
  const goal = brief.goal.endsWith('…') ? '' : brief.goal
  const lists = [set.mustHave, set.skip, set.constraints].flatMap((list) => list?.value ?? [])
  const typed = [set.outcome?.value ?? null, ...lists]
  const answers = [level, time, focus, ...typed].filter((answer) => answer !== null)
  const asked = safety.route(goal, 'message')
  return asked === 'ok' ? safety.route([goal, ...answers].join('. '), 'brief') : asked
}

/** The refusal of words that the learner put into a form. */
export function wordsDeclined(
  { safety, onDeclined }: Omit<DeclineDeps, 'ids' | 'clock'>,
  reason: DeclineReason,
  said: string,
) {
  onDeclined?.(reason)
  return err({ kind: 'words-declined', reason, reply: safety.declineAnswer(reason, said) })
}

/** The conversation, ended by the assistant's answer to `text`; not saved yet. */
export function declined(
  deps: DeclineDeps,
  conversation: OpenConversation,
  reason: DeclineReason,
  text: string,
): Declined {
  const answer = turnBy('assistant', deps.safety.declineAnswer(reason, text), deps)
  deps.onDeclined?.(reason)
  return decline(conversation, reason, answer)
}
