import {
  type Conversation,
  fromTimeZone,
  initiateConversation,
  isOpen,
  lastTurn,
} from '../../conversations/conversation.ts'
import { ConversationId, err, type MessageId, ok, parseGoal, type UserId } from '../../shared/index.ts'
import { answerLearner, asReply, type ConversationDeps } from './answer-learner.ts'
import { declined, turnBy } from './decline-conversation.ts'

type Goal = {
  readonly userId: UserId
  readonly goal: string
  /** One for each press: the same goal under another id is another beginning. */
  readonly messageId?: MessageId | undefined
  readonly ownLanguage?: string | null
  /** See `knownTimeZone`. */
  readonly timeZone?: string | null
  readonly onText?: (piece: string) => void
}

/**
 * Starts a conversation about a goal. The same goal sent again, before the learner has said more, goes on with the same
 * conversation, unless its message has another id: a double click starts one, and a retry after an outage answers the saved goal. A goal that is declined is
 * answered and ended here, before any model is asked. A refusal names the conversation that holds the goal, too.
 */
export const makeInitiateConversation = (deps: ConversationDeps) => {
  const begin = ({ userId, messageId, timeZone = null }: Goal, text: string) =>
    deps.unitOfWork.run(async ({ wallets, conversations }) => {
      // one start at a time per learner: two clicks begin one conversation
      await wallets.lock(userId)
      const current = await conversations.findCurrent(userId)
      if (current && isOpen(current) && isBeginning(current, text, messageId)) return current
      const goal = turnBy('learner', text, deps, messageId)
      const started = fromTimeZone(initiateConversation(ConversationId(deps.ids.newId()), userId, goal), timeZone)
      const route = deps.safety.route(text, 'goal')
      const begun = route === 'ok' ? started : declined(deps, started, route, text)
      await conversations.add(begun)
      return begun
    })

  return async (given: Goal) => {
    const { goal, ownLanguage = null, onText } = given
    const parsed = parseGoal(goal)
    if (!parsed.ok) return parsed
    const conversation = await begin(given, parsed.value)
    const conversationId = conversation.id
    if (conversation.kind !== 'awaiting-assistant') {
      return ok({ ...asReply(lastTurn(conversation), conversation, ownLanguage), conversationId })
    }
    const answered = await answerLearner(deps, conversation, { ownLanguage, onText })
    if (answered.ok) return ok({ ...answered.value, conversationId })
    // superseded by a message from another tab
    const failure = answered.error.kind === 'superseded' ? ({ kind: 'reply-stopped' } as const) : answered.error
    return err({ ...failure, conversationId })
  }
}

/** Nothing but the goal, and perhaps its reply. */
const isBeginning = ({ turns }: Conversation, goal: string, id = turns[0]?.id): boolean =>
  turns[0]?.text === goal && turns[0].id === id && turns.filter(({ speaker }) => speaker === 'learner').length === 1
