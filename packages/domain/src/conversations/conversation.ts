import { type Brief, briefOf, isKnown, TOPICS, type Topic } from '../brief/brief.ts'
import { learn, type Understood } from '../brief/learn.ts'
import { type ConversationId, err, type MessageId, ok, type PlanId, type UserId } from '../shared/index.ts'
import { asksForConfirmation, CHANGE_REQUEST } from './confirmation.ts'
import { MAX_TURNS, type Turn } from './turn.ts'
import { isSummary } from './words.ts'

type Dialogue = {
  readonly id: ConversationId
  readonly userId: UserId
  readonly turns: readonly Turn[]
  readonly brief: Brief
  /** What the assistant has asked about, each time; a goal that may mean several things is one, too. */
  readonly asked: readonly (Topic | 'goal')[]
  /** Answers that the last message offers, at most four; empty where it has none of its own. */
  readonly suggestions: readonly string[]
  readonly updatedAt: Date
}

/** The learner has spoken; the last turn is theirs and waits for a reply. */
export type AwaitingAssistant = Dialogue & { readonly kind: 'awaiting-assistant' }
/** The assistant has spoken, and asked for no yes. */
export type AwaitingLearner = Dialogue & { readonly kind: 'awaiting-learner' }
/** The assistant asked for a yes: only from here does one lead to a plan. */
export type AwaitingConfirmation = Dialogue & { readonly kind: 'awaiting-confirmation' }
type Replied = AwaitingLearner | AwaitingConfirmation
/** The learner said yes: the plan exists. */
export type Planned = Dialogue & { readonly kind: 'planned'; readonly planId: PlanId }
export type Cancelled = Dialogue & { readonly kind: 'cancelled' }
/** `unsafe`: someone could get hurt; `crisis`: the learner is in need. */
export type DeclineReason = 'unsafe' | 'crisis'
/** The assistant would not help with it: its last message says so, and where help is. */
export type Declined = Dialogue & { readonly kind: 'declined'; readonly reason: DeclineReason }

export type OpenConversation = AwaitingAssistant | Replied
export type Conversation = OpenConversation | Planned | Cancelled | Declined

/** What the assistant said, and what it took from the learner's words. */
export type Reply = {
  readonly turn: Turn
  readonly understood: Understood
  readonly asks: Topic | 'goal' | null
  readonly asksToProceed: boolean
  readonly suggestions: readonly string[]
}

/** What the assistant's last message asked for; null when the conversation has just begun, or it asked for nothing. */
export type Asked = Topic | 'goal' | 'change' | 'proceed' | null

export const isOpen = (conversation: Conversation): conversation is OpenConversation =>
  conversation.kind === 'awaiting-assistant' ||
  conversation.kind === 'awaiting-learner' ||
  awaitsConfirmation(conversation)

export const awaitsConfirmation = (conversation: Conversation): conversation is AwaitingConfirmation =>
  conversation.kind === 'awaiting-confirmation'

const repliedKind = (asksToProceed: boolean): Replied['kind'] =>
  asksToProceed ? 'awaiting-confirmation' : 'awaiting-learner'

export const initiateConversation = (id: ConversationId, userId: UserId, goal: Turn): AwaitingAssistant => ({
  kind: 'awaiting-assistant',
  id,
  userId,
  turns: [goal],
  brief: briefOf(goal.text),
  asked: [],
  suggestions: [],
  updatedAt: goal.at,
})

/** Speaking again before a reply is allowed: the earlier message stays, one reply answers both. */
export function say(from: Conversation, turn: Turn) {
  if (from.kind === 'declined') return err({ kind: 'conversation-declined' })
  if (!isOpen(from)) return err({ kind: 'conversation-closed' })
  // One turn is left for the reply: a message without room for its answer would be useless.
  if (from.turns.length + 1 >= MAX_TURNS) return err({ kind: 'conversation-full' })
  const turns = [...from.turns, turn]
  return ok<AwaitingAssistant>({ ...from, kind: 'awaiting-assistant', turns, suggestions: [], updatedAt: turn.at })
}

/** Takes the reply only if it answers the last message: a superseded one no longer fits. */
export function reply(from: Conversation, answers: MessageId, given: Reply) {
  if (from.kind !== 'awaiting-assistant' || from.turns.at(-1)?.id !== answers) return err({ kind: 'superseded' })
  const { turn, understood, asks, asksToProceed, suggestions } = given
  return ok<Replied>({
    ...from,
    kind: repliedKind(asksToProceed || asksForConfirmation(turn.text)),
    turns: [...from.turns, turn],
    brief: learn(from.brief, understood, from.turns),
    asked: asks === null ? from.asked : [...from.asked, asks],
    suggestions,
    updatedAt: turn.at,
  })
}

/** The summary now, on either side's turn. `understood` is of words that got no reply yet. */
export function summarised(from: OpenConversation, understood: Understood, turn: Turn) {
  if (from.turns.length >= MAX_TURNS) return err({ kind: 'conversation-full' })
  const turns = [...from.turns, turn]
  const brief = learn(from.brief, understood, from.turns)
  return ok<AwaitingConfirmation>({
    ...from,
    kind: 'awaiting-confirmation',
    turns,
    brief,
    suggestions: [],
    updatedAt: turn.at,
  })
}

/** What the learner put in by hand. A summary that waits for a yes is followed by a new one, `turn`; without it, by none. */
export const withBrief = (from: OpenConversation, brief: Brief, at: Date, turn: Turn | null): OpenConversation => ({
  ...from,
  brief,
  turns: turn ? [...from.turns, turn] : from.turns,
  updatedAt: at,
})

/** The next question, or the summary, where what was asked last was found out without an answer. It follows that question. */
export const askNext = (from: OpenConversation, turn: Turn, asks: Topic | null): Replied => ({
  ...from,
  kind: repliedKind(asks === null),
  turns: [...from.turns, turn],
  asked: asks === null ? from.asked : [...from.asked, asks],
  suggestions: [],
  updatedAt: turn.at,
})

/** The learner speaks from this time zone; null: it is not known, and stays what it was. */
export const fromTimeZone = <Of extends Conversation>(conversation: Of, timeZone: string | null): Of =>
  timeZone === null ? conversation : { ...conversation, brief: { ...conversation.brief, timeZone } }

/** Changes whenever something is said, or put in by hand; it only grows. */
export const briefVersion = ({ turns, brief }: Conversation): number => turns.length + (brief.edits ?? 0)

/** Saying yes again leads to the same plan. */
export function confirm(from: Conversation, newPlanId: () => PlanId, at: Date) {
  if (from.kind === 'planned') return ok(from)
  if (from.kind === 'declined') return err({ kind: 'conversation-declined' })
  if (from.kind === 'cancelled') return err({ kind: 'conversation-closed' })
  if (!awaitsConfirmation(from)) return err({ kind: 'confirmation-not-asked' })
  return ok<Planned>({ ...from, kind: 'planned', planId: newPlanId(), updatedAt: at })
}

/** The conversation of a plan that was copied, and not talked about: it holds the goal alone, so that answers to it can be changed later. */
export const copied = (id: ConversationId, userId: UserId, goal: Turn, brief: Brief, planId: PlanId): Planned => ({
  ...initiateConversation(id, userId, goal),
  kind: 'planned',
  asked: TOPICS,
  brief,
  planId,
})

/** Ends a conversation with the assistant's last word. */
export const decline = (from: OpenConversation, reason: DeclineReason, answer: Turn): Declined => ({
  ...from,
  kind: 'declined',
  reason,
  turns: [...from.turns, answer],
  updatedAt: answer.at,
})

/** Cancelling again changes nothing, and what was declined has ended already; once a plan exists it is too late. */
export function cancel(from: Conversation, at: Date) {
  if (from.kind === 'cancelled' || from.kind === 'declined') return ok(from)
  if (from.kind === 'planned') return err({ kind: 'conversation-closed' })
  return ok<Cancelled>({ ...from, kind: 'cancelled', updatedAt: at })
}

/** The learner wants to change what a plan was made of, or did not mean to cancel: it goes on where it ended. Again changes nothing. */
export function reopen(from: Conversation, at: Date) {
  if (isOpen(from)) return ok(from)
  if (from.kind === 'declined') return err({ kind: 'conversation-closed' })
  if (from.kind === 'cancelled') return ok(uncancelled(from, at))
  const { planId: _planId, ...dialogue } = from
  // what was left open was agreed to with the yes: it is not asked after all
  return ok<AwaitingLearner>({ ...dialogue, kind: 'awaiting-learner', asked: TOPICS, suggestions: [], updatedAt: at })
}

function uncancelled(from: Cancelled, at: Date): OpenConversation {
  const { speaker, text } = lastTurn(from)
  const kind = speaker === 'assistant' ? repliedKind(isSummary(text)) : 'awaiting-assistant'
  return { ...from, kind, updatedAt: at }
}

/** The learner leaves the plan that came of it as it is, after all. */
export const returnToPlan = (from: OpenConversation, planId: PlanId, at: Date): Planned => ({
  ...from,
  kind: 'planned',
  planId,
  updatedAt: at,
})

/** The reply to a message that was sent before, if there is one: how a resend is recognised. */
export function replyTo(conversation: Conversation, message: MessageId): Turn | undefined {
  const sent = conversation.turns.findIndex(({ id }) => id === message)
  return sent < 0 ? undefined : conversation.turns.slice(sent + 1).find(({ speaker }) => speaker === 'assistant')
}

/** What the last message of the assistant asked for. */
export function askedLast({ turns, asked, brief }: Conversation): Asked {
  const last = turns.findLastIndex(({ speaker }) => speaker === 'assistant')
  if (last < 0) return null
  if (isSummary(turns[last]?.text ?? '')) return 'proceed'
  if (turns[last - 1]?.text === CHANGE_REQUEST) return 'change'
  const about = asked.at(-1) ?? null
  return about === null || about === 'goal' || !isKnown(brief, about) ? about : null
}

/** @throws when there is none: a conversation begins with the learner's goal, so that is a bug. */
export function lastTurn({ turns }: Conversation): Turn {
  const last = turns.at(-1)
  if (!last) throw new Error('A conversation begins with the goal of the learner.')
  return last
}
