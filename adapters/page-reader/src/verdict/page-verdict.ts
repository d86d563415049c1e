import { countWords } from '../page/one-line.ts'
import type { Page } from '../page/page.ts'
import type { NotLive } from '../visit/address.ts'
import { CONSENT, hasPhrase, NOT_FOUND, PARKED, PERHAPS_NOT_FOUND, plainWords } from './phrases.ts'

/** An error page rarely says more than this; an article about errors does. */
const MAX_ERROR_PAGE_WORDS = 150
const MAX_PARKED_PAGE_WORDS = 200
const MAX_LOG_IN_PAGE_WORDS = 120
/** A notice about cookies alone. */
const MAX_CONSENT_PAGE_WORDS = 80
const MIN_PAGE_WORDS = 30
/** So much a film or an article says of itself, where a script draws the rest. */
const MIN_ABOUT_WORDS = 8

/** What divides the title of a page from the name of its site. */
const SEPARATORS = /[|–—:·•»«<>]| - /

/** What a visitor reads: of a page that only a script draws, what it says of itself. */
export const shownText = ({ text, words, about }: Page): string =>
  words < MIN_PAGE_WORDS ? [text, about].filter(Boolean).join(' · ') : text

/** What is to be said against a page that came with a status of success; null of one that is fine. */
export function verdictOfPage(page: Page): NotLive | null {
  if (page.isPaid) return { kind: 'wall', detail: 'payment' }
  if (saysNotFound(page)) return { kind: 'soft-gone', detail: 'says not found' }
  const text = plainWords(`${page.title} · ${shownText(page)}`)
  if (page.words < MAX_PARKED_PAGE_WORDS && hasPhrase(PARKED, text))
    return { kind: 'soft-gone', detail: 'parked domain' }
  if (page.words < MAX_LOG_IN_PAGE_WORDS && page.hasPasswordField) return { kind: 'wall', detail: 'log-in' }
  if (page.words < MAX_CONSENT_PAGE_WORDS && page.media === 0 && hasPhrase(CONSENT, text)) {
    return { kind: 'wall', detail: 'consent' }
  }
  const isEmpty = page.words < MIN_PAGE_WORDS && page.media === 0 && countWords(page.about) < MIN_ABOUT_WORDS
  return isEmpty ? { kind: 'soft-gone', detail: 'empty page' } : null
}

/** In its title or first heading: all of a part of it says so, or the page is short. */
function saysNotFound({ title, heading, words }: Page): boolean {
  const isShort = words < MAX_ERROR_PAGE_WORDS
  return [title, heading].some((text) => {
    if (text.split(SEPARATORS).some((part) => NOT_FOUND.has(plainWords(part)))) return true
    const plain = plainWords(text)
    return isShort && (hasPhrase(NOT_FOUND, plain) || hasPhrase(PERHAPS_NOT_FOUND, plain))
  })
}
