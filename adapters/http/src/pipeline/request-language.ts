import type { IncomingHttpHeaders } from 'node:http'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@app/domain'
import { acceptedLanguages } from './preferred-language.ts'

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
  const [, chosen] = COOKIE.exec(headers.cookie ?? '') ?? []
  const wanted = [chosen, ...acceptedLanguages(headers['accept-language'])]
  for (const one of wanted) {
    const found = known.find((language) => language === one)
    if (found !== undefined) return found
  }
  return DEFAULT_LANGUAGE
}

/** Of what the server itself says. */
export const textLanguage = (headers: IncomingHttpHeaders): Language => requestLanguage(headers, LANGUAGES)
