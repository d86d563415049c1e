/**
 * Why a model's answer is unfit. `code` is stable and goes to logs and metrics; `words` is one English sentence that tells
 * the model what to do otherwise in its next attempt. Neither quotes the learner or the answer, and neither is for learners.
 */
export type Fault = { readonly code: string; readonly words: string }
