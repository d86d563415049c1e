import {
  type AwaitingAssistant,
  type Conversation,
  fromTimeZone,
  lastTurn,
  replyTo,
  say,
} from '../../conversations/conversation.ts'
import { suggestionsFor } from '../../conversations/suggestions.ts'
import type { Turn } from '../../conversations/turn.ts'
import { err, type MessageId, ok, parseMessage } from '../../shared/index.ts'
import { type AssistantReply, answerLearner, asReply, type ConversationDeps } from './answer-learner.ts'
import { declined, turnBy } from './decline-conversation.ts'
import { type SpeakInOwnConversation, withOwnConversation } from './read-conversation.ts'

type Message = SpeakInOwnConversation & {
  readonly message: string
  readonly messageId?: MessageId | undefined
  readonly onText?: (piece: string) => void
}

type SavedMessage =
  | { readonly kind: 'answered'; readonly reply: AssistantReply }
  | { readonly kind: 'to-answer'; readonly conversation: AwaitingAssistant }

/**
 * Adds a message of the learner and answers it. A message sent again under the same id is added once: it gets the
 * reply that it had, or a new try when there was none.
 */
export const makeContinueConversation = (deps: ConversationDeps) => {
  const saveMessage = ({ timeZone = null, ...own }: Message, turn: Turn, language: string | null) =>
    withOwnConversation(deps, own, async (conversation, { conversations }) => {
      const same = conversation.turns.find(({ id: said }) => said === turn.id)
      if (same) return savedBefore(conversation, same, turn.text, language)
      const said = say(fromTimeZone(conversation, timeZone), turn)
      if (!said.ok) return said
      const isSuggested = suggestionsFor(conversation, language).includes(turn.text)
      const route = deps.safety.route(turn.text, isSuggested ? 'answer' : 'message')
      if (route !== 'ok') {
        const ended = declined(deps, said.value, route, turn.text)
        await conversations.save(ended)
        return ok<SavedMessage>({ kind: 'answered', reply: asReply(lastTurn(ended), ended, language) })
      }
      await conversations.save(said.value)
      return ok<SavedMessage>({ kind: 'to-answer', conversation: said.value })
    })

  return async (given: Message) => {
    const { conversationId, message, messageId, ownLanguage = null, onText } = given
    const parsed = parseMessage(message)
    if (!parsed.ok) return parsed
    const turn = turnBy('learner', parsed.value, deps, messageId)
    const saved = await saveMessage(given, turn, ownLanguage)
    if (!saved.ok) return saved
    if (saved.value.kind === 'answered') {
      // a reply to an earlier message may be on its way still
      if (saved.value.reply.status === 'declined') deps.runningReplies.stop(conversationId)
      return ok(saved.value.reply)
    }
    return answerLearner(deps, saved.value.conversation, { ownLanguage, onText })
  }
}

function savedBefore(conversation: Conversation, said: Turn, text: string, language: string | null) {
  // the id belongs to another message: this one was not saved
  if (said.speaker !== 'learner' || said.text !== text) return err({ kind: 'message-id-reused' })
  const earlier = replyTo(conversation, said.id)
  if (earlier) return ok<SavedMessage>({ kind: 'answered', reply: asReply(earlier, conversation, language) })
  if (conversation.kind !== 'awaiting-assistant') return err({ kind: 'conversation-closed' })
  return ok<SavedMessage>({ kind: 'to-answer', conversation })
}
