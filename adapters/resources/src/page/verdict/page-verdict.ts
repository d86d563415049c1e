import { countWords } from '../../plain-text.ts'
import type { Page } from '../html/read-html.ts'
import type { NotLive } from '../visit/address.ts'

/** An error page rarely says more than this; an article about errors does. */
const MAX_ERROR_PAGE_WORDS = 150
const MAX_LOG_IN_PAGE_WORDS = 120
const MIN_PAGE_WORDS = 30
/** So much a film or an article says of itself, where a script draws the rest. */
const MIN_ABOUT_WORDS = 8

/** The status by its number, which is the same in every language. */
const NOT_FOUND = /(?:^|[^\p{L}\p{N}])404(?![\p{L}\p{N}])/u

/** What a visitor reads: of a page that only a script draws, what it says of itself. */
export const shownText = ({ text, words, about }: Page): string =>
  words < MIN_PAGE_WORDS ? [text, about].filter(Boolean).join(' · ') : text

/** What is to be said against a page that came with a status of success, in any language; null of one that is fine. */
export function verdictOfPage({ title, heading, words, media, about, ...page }: Page): NotLive | null {
  if (page.isPaid) return { kind: 'wall', detail: 'payment' }
  if (words < MAX_LOG_IN_PAGE_WORDS && page.hasPasswordField) return { kind: 'wall', detail: 'log-in' }
  if (words < MAX_ERROR_PAGE_WORDS && [title, heading].some((text) => NOT_FOUND.test(text)))
    return { kind: 'soft-gone', detail: 'says not found' }
  // sites that answer 200 for what is gone ask search engines not to list it
  if (words < MAX_ERROR_PAGE_WORDS && page.isUnlisted) return { kind: 'soft-gone', detail: 'noindex' }
  const isEmpty = words < MIN_PAGE_WORDS && media === 0 && countWords(about) < MIN_ABOUT_WORDS
  return isEmpty ? { kind: 'soft-gone', detail: 'empty page' } : null
}

const WALLS: ReadonlySet<number> = new Set([401, 402, 403, 407, 451])
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

export const isRedirect = (status: number): boolean => REDIRECTS.has(status)

/** What a status says by itself; null of an answer whose page is to be judged. A redirect gets here only when it leads to no address. */
export function verdictOfStatus(status: number): NotLive | null {
  const detail = `HTTP ${status}`
  if (status === 204 || status === 205) return { kind: 'soft-gone', detail }
  if (status >= 200 && status < 300) return null
  if (status === 404 || status === 410) return { kind: 'gone', detail }
  return { kind: WALLS.has(status) ? 'wall' : 'unreachable', detail }
}
