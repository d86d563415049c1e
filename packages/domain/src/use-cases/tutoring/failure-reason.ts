import type { ModelFailure } from '../../ports/language-model.ts'
import type { EndedEarly } from '../../tutoring/ended-early.ts'
import type { BadAnswer } from '../../tutoring/fault.ts'

export type AttemptFailure = ModelFailure | EndedEarly | BadAnswer

/** By cause: what happened, that nothing was charged, what to do next. */
export const FAILURE_REASON: Readonly<
  Record<AttemptFailure['kind'] | 'daily-budget-spent' | 'daily-allowance-spent', string>
> = {
  'model-unavailable': "We couldn't reach the tutor. Nothing was charged. Please try again in a few minutes.",
  'model-timeout': 'The tutor took too long to answer. Nothing was charged. Please try again in a few minutes.',
  'model-stopped': 'The tutor was stopped before it finished. Nothing was charged. Please try again.',
  'model-rejected': "The tutor isn't set up correctly on this site. Nothing was charged. Please contact us.",
  'answer-cut-off': 'The tutor ran out of room before it finished. Nothing was charged. Please try again.',
  'answer-filtered':
    "A content filter stopped the tutor's answer. Nothing was charged. Start a new conversation and describe your goal in other words.",
  'answer-refused':
    'The tutor declined to write this. Nothing was charged. Start a new conversation and describe your goal in other words.',
  'bad-answer': "The tutor's answers weren't good enough to keep. Nothing was charged. Please try again.",
  'daily-allowance-spent':
    "You've reached today's limit of requests to the tutor. Nothing was charged. Please try again tomorrow.",
  'daily-budget-spent':
    "The tutor has reached today's limit on this site. Nothing was charged. Please try again tomorrow.",
}

/** The model, or its vendor, would say no again: asking once more costs time and money, and may count as misuse. */
export const isFinal = ({ kind }: AttemptFailure): boolean =>
  kind === 'model-rejected' || kind === 'answer-filtered' || kind === 'answer-refused'
