/**
 * Why something was not written, as it is stored and shown to its learner in English: what happened, that nothing was charged, what to do
 * next. What shows it in another language looks it up by its sentence: one that is changed here is unknown in rows from before.
 */
export const FAILURE_REASONS = {
  'plan-given-up': "We couldn't finish your plan. Nothing was charged. Please try again.",
  'chapter-given-up': "We couldn't finish this chapter. Nothing was charged. Please try again.",
  'rewrite-given-up': "We couldn't finish this version. Nothing was charged. Please try again.",
  'revision-given-up':
    "We couldn't finish these changes. Nothing has changed, and nothing was charged. Please try again.",
  'nothing-said':
    "We couldn't work out what to change, so your plan hasn't changed. Name a chapter and what to do with it, such as “Drop the one about …”, “Put … first” or “Add a chapter about …”.",
  'too-few-chapters': "A plan needs at least two chapters, so yours hasn't changed.",
  'nothing-changes': "That doesn't affect any locked chapter. Unlocked chapters stay as they are.",
  'impossible-changes': "We can't make these changes to this plan, so it hasn't changed. Try asking for less at once.",
  'earlier-failed':
    "The chapter before this one couldn't be written, so this one is locked again. Nothing was charged.",
  'model-unavailable': "We couldn't reach the assistant. Nothing was charged. Please try again in a few minutes.",
  'model-timeout': 'The assistant took too long to answer. Nothing was charged. Please try again in a few minutes.',
  'model-stopped': 'The assistant was stopped before it finished. Nothing was charged. Please try again.',
  'model-rejected': "The assistant isn't set up correctly on this site. Nothing was charged. Please contact us.",
  'answer-cut-off': 'The assistant ran out of room before it finished. Nothing was charged. Please try again.',
  'answer-filtered':
    "A content filter stopped the assistant's answer. Nothing was charged. Start a new conversation and describe your goal in other words.",
  'answer-refused':
    'The assistant declined to write this. Nothing was charged. Start a new conversation and describe your goal in other words.',
  'bad-answer': "The assistant's answers weren't good enough to keep. Nothing was charged. Please try again.",
  'daily-allowance-spent':
    "You've reached today's limit of requests to the assistant. Nothing was charged. Please try again tomorrow.",
  'daily-budget-spent':
    "The assistant has reached today's limit on this site. Nothing was charged. Please try again tomorrow.",
  'revision-filtered':
    "A content filter stopped the assistant's answer. Nothing was charged. Please ask in other words.",
  'revision-refused': 'The assistant declined to write this. Nothing was charged. Please ask in other words.',
} as const

export type FailureReason = keyof typeof FAILURE_REASONS

const BY_SENTENCE: ReadonlyMap<string, FailureReason> = new Map(
  // entries forgets the names of the keys
  (Object.entries(FAILURE_REASONS) as [FailureReason, string][]).map(([reason, sentence]) => [sentence, reason]),
)

/** Null of a sentence that is none of these, such as one that quotes what a learner asked for. */
export const failureReasonOf = (sentence: string): FailureReason | null => BY_SENTENCE.get(sentence) ?? null
