import { explain } from '../../api/explain.ts'
import { isProblem } from '../../api/problem.ts'

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
  explain(error, 'Failed to fetch messages', 'An error occurred while fetching messages.')

export function notSent(error: unknown, text: string): string {
  if (text === CHANGE_REQUEST) return explain(error, 'Failed to send change request.')
  const unheard = 'An error occurred while sending the message.'
  return isProblem(error, 'stream-dropped') ? unheard : explain(error, 'Failed to send message.', unheard)
}

export const notStarted = (error: unknown): string =>
  explainOr(error, 'Failed to initiate conversation.', 'An unknown error occurred.')

export const notGenerated = (error: unknown): string =>
  explainOr(error, 'Failed to generate learning plan.', 'An unknown error occurred during plan generation.')

export const notCancelled = (error: unknown): string =>
  explainOr(error, 'Failed to cancel conversation.', 'An unknown error occurred during cancellation.')

/** The specification tells a call that failed from one of which nobody can say what happened. */
const explainOr = (error: unknown, failed: string, unknown: string): string =>
  isProblem(error) && error.code !== 'unexpected-reply' ? explain(error, failed) : unknown
