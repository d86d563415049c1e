/**
 * Why a model's answer is unfit. `code` is stable and goes to logs and metrics; `words` is one English sentence that tells
 * the model what to do otherwise in its next attempt. Neither quotes the learner or the answer, and neither is for learners.
 */
export type Fault = { readonly code: string; readonly words: string }

/** The model answered, but not with what was asked for. `detail` is for the log: the codes of its faults. */
export type BadAnswer = { readonly kind: 'bad-answer'; readonly detail: string; readonly faults: readonly Fault[] }

export const badAnswer = (...faults: readonly Fault[]): BadAnswer => ({
  kind: 'bad-answer',
  detail: faults.map(({ code }) => code).join(', '),
  faults,
})

export const NO_JSON: Fault = { code: 'no-json', words: 'Answer with one whole JSON object and nothing else.' }

/** Each code once: one rule may look at several texts. */
export const distinctFaults = (faults: readonly Fault[]): readonly Fault[] =>
  faults.filter(({ code }, index) => faults.findIndex((other) => other.code === code) === index)
