import { texts } from 'virtual:texts/conversations'
import type {
  cancelConversation,
  confirmAndGenerate,
  continueConversation,
  conversationMessages,
  initiateConversation,
  reopenConversation,
  summariseConversation,
} from '@app/contract'
import { budgetRefusals, explain, isProblem, served } from '../../api/problem.ts'

const { failures } = texts

/** What 'No, I want to change something' says on the learner's behalf. The server knows this sentence, in English only. */
export const CHANGE_REQUEST = "I'd like to make some changes to the details we discussed."

/** As the learner reads it. */
export const shownMessage = (text: string): string => (text === CHANGE_REQUEST ? texts.confirm.changeRequest : text)

/** What the contract takes, of a goal and of any later message. */
export const MAX_MESSAGE_LENGTH = 4_000

export const notFetched = (error: unknown): string =>
  explain<typeof conversationMessages>(
    error,
    { failed: failures.fetch, unreachable: failures.fetchUnreachable },
    served('conversation-not-found'),
  )

export function notSent(error: unknown, text: string): string {
  const unreachable = failures.sendUnreachable
  const isChange = text === CHANGE_REQUEST
  if (!isChange && isProblem(error, 'stream-dropped')) return unreachable
  const fallback = isChange ? failures.changeRequest : { failed: failures.send, unreachable }
  return explain<typeof continueConversation>(error, fallback, {
    ...budgetRefusals,
    ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
    ...served('assistant-unavailable', 'reply-stopped', 'message-id-reused', 'superseded'),
  })
}

export const notStarted = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof initiateConversation>(error, failures.start, {
        ...budgetRefusals,
        ...served('assistant-unavailable', 'reply-stopped'),
      })
    : failures.startUnknown

export const notGenerated = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof confirmAndGenerate>(error, failures.generate, {
        ...budgetRefusals,
        ...served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'confirmation-not-asked'),
        ...served('free-chapters-used'),
      })
    : failures.generateUnknown

export const notSummarised = (error: unknown): string =>
  explain<typeof summariseConversation>(
    error,
    { failed: failures.summarise, unreachable: failures.summariseUnreachable },
    served('conversation-not-found', 'conversation-closed', 'conversation-declined', 'conversation-full'),
  )

export const notCancelled = (error: unknown): string =>
  hasAnswer(error)
    ? explain<typeof cancelConversation>(
        error,
        failures.cancel,
        served('conversation-not-found', 'conversation-closed'),
      )
    : failures.cancelUnknown

export const notReopened = (error: unknown): string =>
  explain<typeof reopenConversation>(
    error,
    failures.reopen,
    served('conversation-not-found', 'conversation-closed', 'chapter-unlocked'),
  )

/** The specification distinguishes a call that failed from one of which no one can say what happened. */
const hasAnswer = (error: unknown): boolean => isProblem(error) && error.code !== 'unexpected-reply'
