import type { SafetyCheck } from '../../ports/index.ts'
import { err } from '../../shared/index.ts'
import { badAnswer, type Fault, type GateMode, type Reading } from '../../tutoring/fault.ts'
import { withoutQuotations } from '../../tutoring/prose.ts'

const UNSAFE: Fault = {
  code: 'unsafe',
  words:
    'Leave out everything with which people could hurt themselves or others, or break the law, and never insult the learner.',
}

type Judge = { readonly safety: SafetyCheck; readonly gates?: GateMode | undefined }

/** Whether no learner may read a text of a model's. A lesson for teachers quotes what pupils say. */
export const isUnsafeFor =
  (safety: SafetyCheck) =>
  (text: string): boolean =>
    safety.route(withoutQuotations(text), 'lesson') !== 'ok'

export const checkUnsafe = (text: string, safety: SafetyCheck): readonly Fault[] =>
  isUnsafeFor(safety)(text) ? [UNSAFE] : []

/**
 * What was made of an answer, without what no learner may read: of a list such items are left out, all else is refused. Texts are judged
 * one by one: the words of two lines are no request.
 */
export function judgeAnswer<T>(made: Reading<T>, { safety, gates }: Judge): Reading<T> {
  const isUnsafe = isUnsafeFor(safety)
  const isFit = (value: unknown): boolean => !textsIn(value).some(isUnsafe)
  if (!made.ok || isFit(made.value)) return made
  if (gates === 'observe') return { ...made, faults: [UNSAFE, ...(made.faults ?? [])] }
  if (!Array.isArray(made.value)) return err(badAnswer(UNSAFE))
  const fit = made.value.filter(isFit)
  // the cast: a shorter list is of the same type
  return fit.length === 0 ? err(badAnswer(UNSAFE)) : { ...made, value: fit as T }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
