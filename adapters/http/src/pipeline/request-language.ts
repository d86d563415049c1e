import type { IncomingHttpHeaders } from 'node:http'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@app/domain'
import { acceptedLanguages, preferredLanguage } from './preferred-language.ts'

/** Set by the web app when a reader chooses a language: the only cookie there is. */
const COOKIE = /(?:^|;\s*)language=(\w+)/

/**
 * The language that a request is answered in, of those that there are: what the reader chose, else what the browser accepts, else
 * English. Pages and refusals follow it alike.
 */
export function requestLanguage<Known extends string>(
  headers: IncomingHttpHeaders,
  known: readonly Known[],
): Known | typeof DEFAULT_LANGUAGE {
  const wanted = [chosenIn(headers), ...acceptedLanguages(headers['accept-language'])]
  for (const one of wanted) {
    const found = known.find((language) => language === one)
    if (found !== undefined) return found
  }
  return DEFAULT_LANGUAGE
}

/** What a tutor answers in where a learner's words do not tell: what they chose, else what the browser asks for first, if that has a name. */
export const readersLanguage = (headers: IncomingHttpHeaders): string | null =>
  LANGUAGES.find((language) => language === chosenIn(headers)) ?? preferredLanguage(headers['accept-language'])

const chosenIn = (headers: IncomingHttpHeaders): string | undefined => COOKIE.exec(headers.cookie ?? '')?.[1]

/** Of what the server itself says. */
export const textLanguage = (headers: IncomingHttpHeaders): Language => requestLanguage(headers, LANGUAGES)
