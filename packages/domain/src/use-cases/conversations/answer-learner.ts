import { isKnown, openTopics, TOPICS } from '../../brief/brief.ts'
import { CHANGE_REQUEST } from '../../conversations/confirmation.ts'
import {
  type AwaitingAssistant,
  askedLast,
  awaitsConfirmation,
  type Conversation,
  type Declined,
  lastTurn,
  type OpenConversation,
  reply,
  replyTo,
} from '../../conversations/conversation.ts'
import { suggestionsFor } from '../../conversations/suggestions.ts'
import type { Turn } from '../../conversations/turn.ts'
import type { Adapters, Moderation, SafetyRoute } from '../../ports/index.ts'
import { strictest } from '../../ports/safety-check.ts'
import { err, type Ok, ok } from '../../shared/index.ts'
import type { GateMode } from '../../tutoring/fault.ts'
import { type ReplyDraft, replyWithoutModel } from '../../tutoring/reply/reply-draft.ts'
import { NOTHING_SAID } from '../../tutoring/reply/reply-head.ts'
import type { ReplyTask } from '../../tutoring/task.ts'
import type { OnFailedAttempt } from '../tutoring/generate-with-retries.ts'
import { checkUnsafe } from '../tutoring/judge-answer.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { type AskForReply, composeReply } from './compose-reply.ts'
import { type DeclineDeps, declined, routeOfBrief, turnBy } from './decline-conversation.ts'
import type { RunningReplies } from './running-replies.ts'

export type ConversationDeps = DeclineDeps &
  Pick<Adapters, 'unitOfWork' | 'markdown' | 'languages' | 'moderation'> & {
    readonly tutor: Tutor
    readonly gates?: GateMode
    readonly runningReplies: RunningReplies
    readonly onFailedAttempt?: OnFailedAttempt
  }

export type AssistantReply = {
  readonly text: string
  readonly awaitingConfirmation: boolean
  readonly status: Conversation['kind']
  readonly suggestions: readonly string[]
}

/** Who receives the reply. */
type Hearing = {
  /** See `ReplyTask`: read from each request anew, and never stored. */
  readonly ownLanguage: string | null
  readonly onText?: ((piece: string) => void) | undefined
}

/**
 * Asks the model for a reply to the last message and adds it to the conversation. The message was saved before, in a
 * unit of work of its own, so a failure here does not lose it.
 */
export async function answerLearner(
  deps: ConversationDeps,
  conversation: AwaitingAssistant,
  { ownLanguage: language, onText = () => {} }: Hearing,
) {
  const last = lastTurn(conversation)
  const running = deps.runningReplies.begin(conversation.id)
  try {
    const { markdown, languages, safety, tutor, onFailedAttempt, gates = 'enforce' } = deps
    const judging = { writes: tutor.writes, languages, gates, checkUnsafe: (text: string) => checkUnsafe(text, safety) }
    const listening = { onText, signal: running.controller.signal, onFailedAttempt, markdown, judging }
    const about = { userId: conversation.userId, planId: null, chapterId: null }
    const task = replyTask(conversation, language)
    const ask: AskForReply = (task, read, options) => deps.tutor.ask(task, about, read, options)
    const moderated = moderate(deps.moderation, last.text, running.controller)
    const draft = await composeReply(ask, task, listening)
    const route = strictest([await moderated, (draft.ok && draft.value.route) || 'ok'])
    if (route !== 'ok')
      return await keep(deps, conversation, last, language, (current) => ok(declined(deps, current, route, last.text)))
    if (!draft.ok) return draft
    return await keepReply(deps, conversation, last, language, draft.value)
  } finally {
    running.end()
  }
}

/** Beside the model's call, not before it: it costs no learner time, and ends the call when it finds something. */
async function moderate(moderation: Moderation, text: string, call: AbortController): Promise<SafetyRoute> {
  const route = await moderation.judge(text)
  if (route !== 'ok') call.abort()
  return route
}

const keepReply = (
  deps: ConversationDeps,
  conversation: AwaitingAssistant,
  answers: Turn,
  language: string | null,
  draft: ReplyDraft,
) =>
  keep(deps, conversation, answers, language, (current) => {
    const { message, asks, ...said } = hasChanged(current, conversation) ? upToDate(draft, current, language) : draft
    const replied = reply(current, answers.id, {
      ...said,
      turn: turnBy('assistant', message, deps),
      asks: asks === 'change' || asks === 'proceed' ? null : asks,
      asksToProceed: asks === 'proceed',
    })
    const route = replied.ok ? routeOfBrief(deps, replied.value.brief) : 'ok'
    return route === 'ok' ? replied : ok(declined(deps, current, route, answers.text))
  })

const hasChanged = (current: Conversation, { brief }: AwaitingAssistant): boolean => current.brief.edits !== brief.edits

/** While the model was answering the learner put something in by hand: a summary says it, and what it answers is not asked. */
function upToDate(draft: ReplyDraft, current: AwaitingAssistant, language: string | null): ReplyDraft {
  const { asks, understood } = draft
  const isStale = asks === 'proceed' || TOPICS.some((topic) => topic === asks && isKnown(current.brief, topic))
  return isStale ? replyWithoutModel({ ...NOTHING_SAID, ...understood }, replyTask(current, language)) : draft
}

/** Saves the reply to the last message, unless another message or call was quicker. */
const keep = (
  { unitOfWork }: ConversationDeps,
  { id }: AwaitingAssistant,
  answers: Turn,
  language: string | null,
  answer: (current: AwaitingAssistant) => ReturnType<typeof reply> | Ok<Declined>,
) =>
  unitOfWork.run(async ({ conversations }) => {
    const current = await conversations.lock(id)
    // deleted while its reply was being written
    if (!current) return err({ kind: 'superseded' })
    // the same message was sent twice and the other call was quicker: both get the one reply
    const other = replyTo(current, answers.id)
    if (other) return ok(asReply(other, current, language))
    if (current.kind !== 'awaiting-assistant' || lastTurn(current).id !== answers.id) return err({ kind: 'superseded' })
    const answered = answer(current)
    if (!answered.ok) return answered
    await conversations.save(answered.value)
    return ok(asReply(lastTurn(answered.value), answered.value, language))
  })

/** Confirmation and suggestions belong to the last message only. `language`: see `Hearing`. */
export function asReply(turn: Turn, conversation: Conversation, language: string | null): AssistantReply {
  const isLast = conversation.turns.at(-1)?.id === turn.id
  return {
    text: turn.text,
    awaitingConfirmation: awaitsConfirmation(conversation) && isLast,
    status: conversation.kind,
    suggestions: isLast ? suggestionsFor(conversation, language) : [],
  }
}

export function replyTask(conversation: OpenConversation, ownLanguage: string | null): ReplyTask {
  const { turns, brief, asked } = conversation
  const last = askedLast(conversation)
  const topic = TOPICS.find((one) => one === last)
  return {
    kind: 'reply',
    turns,
    brief,
    openTopics: openTopics(brief, asked),
    again: topic !== undefined && asked.filter((one) => one === topic).length === 1 ? topic : null,
    changing: lastTurn(conversation).text === CHANGE_REQUEST,
    asked: last,
    ownLanguage,
  }
}
