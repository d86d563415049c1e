import {
  awaitsConfirmation,
  fromTimeZone,
  isOpen,
  lastTurn,
  type OpenConversation,
  summarised,
} from '../../conversations/conversation.ts'
import { err, ok } from '../../shared/index.ts'
import { replyToHurry } from '../../tutoring/reply/reply-draft.ts'
import { asReply, type ConversationDeps, replyTask } from './answer-learner.ts'
import { declined, routeOfBrief, turnBy } from './decline-conversation.ts'
import { type SpeakInOwnConversation, withOwnConversation } from './read-conversation.ts'

/**
 * "Just make the plan": the summary now, by code from what is known, without a model. A reply that is being written is
 * stopped: the summary takes its place. Asked for again it is the same summary.
 */
export const makeSummariseConversation =
  (deps: Pick<ConversationDeps, 'unitOfWork' | 'ids' | 'clock' | 'safety' | 'onDeclined' | 'runningReplies'>) =>
  async ({ ownLanguage: language = null, timeZone = null, ...own }: SpeakInOwnConversation) => {
    const done = await withOwnConversation(deps, own, async (conversation, { conversations }) => {
      if (conversation.kind === 'declined') return err({ kind: 'conversation-declined' })
      if (!isOpen(conversation)) return err({ kind: 'conversation-closed' })
      if (awaitsConfirmation(conversation)) return ok(asReply(lastTurn(conversation), conversation, language))
      const ended = sumUp(deps, fromTimeZone(conversation, timeZone), language)
      if (!ended.ok) return ended
      await conversations.save(ended.value)
      return ok(asReply(lastTurn(ended.value), ended.value, language))
    })
    if (done.ok) deps.runningReplies.stop(own.conversationId)
    return done
  }

function sumUp(
  deps: Parameters<typeof makeSummariseConversation>[0],
  conversation: OpenConversation,
  language: string | null,
) {
  const { understood, message } = replyToHurry(replyTask(conversation, language))
  const made = summarised(conversation, understood, turnBy('assistant', message, deps))
  const route = made.ok ? routeOfBrief(deps, made.value.brief) : 'ok'
  return route === 'ok' ? made : ok(declined(deps, conversation, route, conversation.brief.goal))
}
