import { err, ok, type Result, type SearchFailure } from '@app/domain'
import { readHtml } from './page/html/read-html.ts'
import { MAX_READ_LENGTH } from './plain-text.ts'

/** As the port promises. */
export const MAX_CANDIDATES = 10

export type Path = readonly (string | number)[]

/** The value at the end of the path, or undefined where the path ends early. */
export const at = (value: unknown, ...path: Path): unknown =>
  path.reduce<unknown>(
    (found, key) =>
      typeof found === 'object' && found !== null && Object.hasOwn(found, key) ? Reflect.get(found, key) : undefined,
    value,
  )

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

export const textAt = (value: unknown, ...path: Path): string => {
  const found = at(value, ...path)
  return typeof found === 'string' ? found : ''
}

/** Of HTML, which most sources write their excerpts in: the text that a page would show. */
export const shownTextAt = (value: unknown, ...path: Path): string => shownText(textAt(value, ...path))

export const shownText = (html: string): string => readHtml(html.slice(0, MAX_READ_LENGTH)).text

/**
 * `read` answers null of what it cannot read, and undefined of what is of the right format but of no use. A list of which nothing can be read
 * is of another format than the published one: an empty answer would be remembered for weeks.
 */
export function readItems<T>(
  list: unknown,
  read: (item: unknown) => T | null | undefined,
): Result<readonly T[], SearchFailure> {
  if (!Array.isArray(list)) return malformedAnswer('it holds no list of results')
  // each is read as HTML
  const items = list
    .slice(0, 3 * MAX_CANDIDATES)
    .map(read)
    .filter((item) => item !== undefined)
  const readable = items.filter((item) => item !== null)
  if (items.length > 0 && readable.length === 0) return malformedAnswer('none of its results can be read')
  return ok(readable.slice(0, MAX_CANDIDATES))
}

const malformedAnswer = (detail: string) => err({ kind: 'malformed', retryAfterMs: null, detail } as const)
