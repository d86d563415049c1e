import { texts } from 'virtual:texts/conversations'
import { isProblem, messageOf } from '../../api/problem.ts'

const { failures } = texts

/** What 'No, I want to change something' says on the learner's behalf. The server knows this sentence, in English only. */
export const CHANGE_REQUEST = "I'd like to make some changes to the details we discussed."

/** As the learner reads it. */
export const shownMessage = (text: string): string => (text === CHANGE_REQUEST ? texts.confirm.changeRequest : text)

export const notFetched = (error: unknown): string =>
  messageOf(error, { failed: failures.fetch, unreachable: failures.fetchUnreachable })

export function notSent(error: unknown, text: string): string {
  const unreachable = failures.sendUnreachable
  const isChange = text === CHANGE_REQUEST
  if (!isChange && isProblem(error, 'stream-dropped')) return unreachable
  const fallback = isChange ? failures.changeRequest : { failed: failures.send, unreachable }
  return messageOf(error, fallback)
}

export const notStarted = (error: unknown): string =>
  hasAnswer(error) ? messageOf(error, failures.start) : failures.startUnknown

export const notGenerated = (error: unknown): string =>
  hasAnswer(error) ? messageOf(error, failures.generate) : failures.generateUnknown

export const notSummarised = (error: unknown): string =>
  messageOf(error, { failed: failures.summarise, unreachable: failures.summariseUnreachable })

export const notCancelled = (error: unknown): string =>
  hasAnswer(error) ? messageOf(error, failures.cancel) : failures.cancelUnknown

export const notReopened = (error: unknown): string => messageOf(error, failures.reopen)

/** The specification distinguishes a call that failed from one of which no one can say what happened. */
const hasAnswer = (error: unknown): boolean => isProblem(error) && error.code !== 'unexpected-reply'
