import { err, type Ok, type Result } from '../shared/index.ts'

/**
 * Why a model's answer is unfit. With a **hard** fault it is never kept and never charged; a **soft** one is asked for again once, with
 * the sentence that offends, then kept and counted. `code` is stable and goes to logs and metrics; `words` is one English
 * sentence that tells the model what to do otherwise. Neither quotes the learner or the answer, and neither is for learners.
 */
export type Fault = {
  readonly code: string
  readonly words: string
  /** Unset: hard. */
  readonly isSoft?: true
  /** The sentence of the answer's that offends: for the model alone. */
  readonly quote?: string
}

export const hard = (code: string, words: string): Fault => ({ code, words })
export const soft = (code: string, words: string): Fault => ({ code, words, isSoft: true })

/** The model answered, but not with what was asked for. `detail` is for the log: the codes of its faults. */
export type BadAnswer = { readonly kind: 'bad-answer'; readonly detail: string; readonly faults: readonly Fault[] }

export const badAnswer = (...faults: readonly Fault[]): BadAnswer => ({
  kind: 'bad-answer',
  detail: faults.map(({ code }) => code).join(', '),
  faults,
})

export const NO_JSON: Fault = { code: 'no-json', words: 'Answer with one whole JSON object and nothing else.' }

export const isHard = ({ isSoft }: Fault): boolean => !isSoft

/** Each code once, the hard ones first: one rule may look at several texts. */
export const distinctFaults = (faults: readonly Fault[]): readonly Fault[] =>
  [...faults.filter(isHard), ...faults.filter((fault) => !isHard(fault))].filter(
    ({ code }, index, all) => all.findIndex((other) => other.code === code) === index,
  )

/** `enforce`: what has hard faults is not kept. `observe`: they are only counted, and nothing is asked for again. */
export type GateMode = 'observe' | 'enforce'

/** What was made of an answer: a value with its soft faults, or the faults for which there is none. */
export type Reading<T, Failure = never> =
  | (Ok<T> & { readonly faults?: readonly Fault[] })
  | Extract<Result<never, BadAnswer | Failure>, { readonly ok: false }>

export function judged<T>(value: T, found: readonly Fault[], gates: GateMode = 'enforce'): Reading<T> {
  const faults = distinctFaults(found)
  if (gates === 'enforce' && faults.some(isHard)) return err(badAnswer(...faults))
  return { ok: true, value, ...(faults.length > 0 && { faults }) }
}
