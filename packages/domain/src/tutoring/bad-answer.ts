import type { Fault } from './fault.ts'

/** The model answered, but not with what was asked for. `detail` is for the log: the codes of its faults. */
export type BadAnswer = { readonly kind: 'bad-answer'; readonly detail: string; readonly faults: readonly Fault[] }

export const badAnswer = (...faults: readonly Fault[]): BadAnswer => ({
  kind: 'bad-answer',
  detail: faults.map(({ code }) => code).join(', '),
  faults,
})

export const NO_JSON: Fault = { code: 'no-json', words: 'Answer with one whole JSON object and nothing else.' }
