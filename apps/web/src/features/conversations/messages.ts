import type {
  cancelConversation,
  confirmAndGenerate,
  continueConversation,
  conversationMessages,
  initiateConversation,
  summariseConversation,
} from '@app/contract'
import { budgetRefusals, explain, isProblem, served } from '../../api/problem.ts'

/** What 'No, I want to change something' says on the learner's behalf. The server knows this sentence. */
export const CHANGE_REQUEST = "I'd like to make some changes to the details we discussed."

export const CHANGING = 'Making changes... please continue the conversation below.'

/** While a conversation goes on whose plan is there. */
export const REOPENED = 'Say what to change. Your plan stays as it is until you say yes again.'

/** Of a message whose failure happened on a page that is gone. */
export const NOT_SENT = 'This message was not sent.'

export const CANCELLED = 'Conversation cancelled. You can start a new one if you like.'

/** What the contract takes, of a goal and of any later message. */
export const MAX_MESSAGE_LENGTH = 4_000

export const notFetched = (error: unknown): string =>
  explain<typeof conversationMessages>(
    error,
    { failed: 'Failed to fetch messages', unreachable: 'An error occurred while fetching messages.' },
    served('conversation-not-found'),
  )

export function notSent(error: unknown, text: string): string {
  const unreachable = 'An error occurred while sending the message.'
  const isChange = text === CHANGE_REQUEST
  if (!isChange && isProblem(error, 'stream-dropped')) return unreachable
  const fallback = isChange ? 'Failed to send change request.' : { failed: 'Failed to send message.', unreachable }
  return explain<typeof continueConversation>(error, fallback, {
    ...budgetRefusals,
    ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
    ...served('assistant-unavailable', 'reply-stopped', 'message-id-reused', 'superseded'),
  })
}

export const notStarted = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof initiateConversation>(error, 'Failed to initiate conversation.', {
        ...budgetRefusals,
        ...served('assistant-unavailable', 'reply-stopped'),
      })
    : 'An unknown error occurred.'

export const notGenerated = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof confirmAndGenerate>(error, 'Failed to generate learning plan.', {
        ...budgetRefusals,
        ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'confirmation-not-asked'),
      })
    : 'An unknown error occurred during plan generation.'

export const notSummarised = (error: unknown): string =>
  explain<typeof summariseConversation>(
    error,
    { failed: 'Failed to sum up.', unreachable: 'An error occurred while summing up.' },
    served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
  )

export const notCancelled = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof cancelConversation>(
        error,
        'Failed to cancel conversation.',
        served('conversation-not-found', 'conversation-closed'),
      )
    : 'An unknown error occurred during cancellation.'

/** The specification distinguishes a call that failed from one of which no one can say what happened. */
const hasAnswer = (error: unknown): boolean => isProblem(error) && error.code !== 'unexpected-reply'
