/** How long readings take, in milliseconds. Tests shorten them. */
export type ReadingTimes = {
  /** For one request: the name, the connection and the whole answer. */
  readonly visitMs: number
  /** For all requests of one reading; waiting for its turn at a host not counted. */
  readonly totalMs: number
  /** Between two requests to one host. */
  readonly gapMs: number
}

export const READING_TIMES: ReadingTimes = { visitMs: 5_000, totalMs: 10_000, gapMs: 1_000 }

/** Of a page, after inflating. A longer one is judged by its beginning. */
export const MAX_PAGE_BYTES = 256 * 1_024
/** Of HTTP and of `meta`, together. */
export const MAX_REDIRECTS = 3
/** A page that moves on after so many seconds is a redirect; one that does later is read first. */
export const MAX_REFRESH_SECONDS = 5
