import {
  type AwaitingAssistant,
  type Conversation,
  type ConversationClosed,
  type ConversationFull,
  replyTo,
  say,
} from '../conversations/conversation.ts'
import type { Turn } from '../conversations/turn.ts'
import { type ConversationId, MessageId, type UserId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { tidy } from '../shared/text.ts'
import {
  type AnswerRefusal,
  type AssistantReply,
  answerLearner,
  asReply,
  type ConversationDeps,
} from './answer-learner.ts'

export type ConversationNotFound = { readonly kind: 'conversation-not-found' }

export type ContinueRefusal = ConversationNotFound | ConversationClosed | ConversationFull | AnswerRefusal

/**
 * Adds a message of the learner and answers it. A message sent again under the same id is added once: it gets the
 * reply that it had, or a new try when there was none.
 */
export type ContinueConversation = (input: {
  readonly userId: UserId
  readonly conversationId: ConversationId
  /** Not blank. */
  readonly message: string
  readonly messageId?: MessageId | undefined
  readonly onText?: (piece: string) => void
}) => Promise<Result<AssistantReply, ContinueRefusal>>

type Heard =
  | { readonly kind: 'answered-before'; readonly reply: AssistantReply }
  | { readonly kind: 'to-answer'; readonly conversation: AwaitingAssistant }

export const makeContinueConversation = (deps: ConversationDeps): ContinueConversation => {
  const hear = (userId: UserId, id: ConversationId, turn: Turn) =>
    deps.unitOfWork.run<Result<Heard, ContinueRefusal>>(async ({ conversations }) => {
      const conversation = await conversations.lock(id)
      if (!conversation || conversation.userId !== userId) return err({ kind: 'conversation-not-found' })
      if (conversation.turns.some((said) => said.id === turn.id)) return heardBefore(conversation, turn.id)
      const said = say(conversation, turn)
      if (!said.ok) return said
      await conversations.save(said.value)
      return ok({ kind: 'to-answer', conversation: said.value })
    })

  return async ({ userId, conversationId, message, messageId, onText }) => {
    const turn: Turn = {
      id: messageId ?? MessageId(deps.ids.newId()),
      speaker: 'learner',
      text: tidy(message),
      at: deps.clock.now(),
    }
    const heard = await hear(userId, conversationId, turn)
    if (!heard.ok) return heard
    if (heard.value.kind === 'answered-before') return ok(heard.value.reply)
    return answerLearner(deps, heard.value.conversation, onText ?? (() => {}))
  }
}

function heardBefore(conversation: Conversation, id: MessageId): Result<Heard, ContinueRefusal> {
  const earlier = replyTo(conversation, id)
  if (earlier) return ok({ kind: 'answered-before', reply: asReply(earlier, conversation) })
  if (conversation.kind !== 'awaiting-assistant') return err({ kind: 'conversation-closed' })
  return ok({ kind: 'to-answer', conversation })
}
