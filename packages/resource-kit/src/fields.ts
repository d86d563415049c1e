import { type Candidate, err, ok, type Result, type SearchFailure } from '@app/domain'

/** As the port promises. */
export const MAX_CANDIDATES = 10

/** The value at the end of the path, or undefined where the path ends early. */
export const at = (value: unknown, ...path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    // `hasOwn` has shown that the key is there
    (found, key) =>
      isRecord(found) && Object.hasOwn(found, key) ? (found as Record<string, unknown>)[key] : undefined,
    value,
  )

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textAt = (value: unknown, ...path: readonly (string | number)[]): string => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

type Reader = {
  /** Leaves out what is of the right format but of no use. */
  readonly isOfUse?: (item: unknown) => boolean
  /** Null: it cannot be read. */
  readonly read: (item: unknown) => Candidate | null
}

/** A list of which nothing can be read is of another format than the published one: an empty answer would be remembered for weeks. */
export function readItems(
  list: unknown,
  { read, isOfUse = () => true }: Reader,
): Result<readonly Candidate[], SearchFailure> {
  if (!Array.isArray(list)) return malformedAnswer('it holds no list of results')
  // each is read as HTML
  const items = list.filter(isOfUse).slice(0, 3 * MAX_CANDIDATES)
  const candidates = items.map(read).filter((candidate) => candidate !== null)
  if (items.length > 0 && candidates.length === 0) return malformedAnswer('none of its results can be read')
  return ok(candidates.slice(0, MAX_CANDIDATES))
}

const malformedAnswer = (detail: string) => err({ kind: 'malformed', retryAfterMs: null, detail } as const)
