import { dayIn, idIn, keyIn, useFilters } from '../use-filters.ts'
import { texts } from './texts.ts'

export const OPERATOR = 'operator'
export const UNKNOWN_USER = 'unknown'

export const useActivityFilters = () => useFilters(read)

/** Null leaves a side open. */
export type ActivityFilters = ReturnType<typeof read>

function read(params: URLSearchParams) {
  const actor = params.get('actor')
  return {
    /** The id of whom it was done to, or UNKNOWN_USER where the address names none that could be anyone's. */
    user: params.has('user') ? (idIn(params.get('user')) ?? UNKNOWN_USER) : null,
    /** The id of who did it, or `OPERATOR`. */
    actor: actor === OPERATOR ? actor : idIn(actor),
    act: keyIn(texts.kinds, params.get('act')) ?? null,
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  }
}
