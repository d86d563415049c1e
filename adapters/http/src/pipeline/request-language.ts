import type { IncomingHttpHeaders } from 'node:http'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, languageName } from '@app/domain'

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

const MAX_HEADER_LENGTH = 200

/** Of `Accept-Language`, "de" for "de-CH, de;q=0.9, en;q=0.8": what is wanted most. Null when that is no language with a name. */
export function preferredLanguage(header: string | undefined): string | null {
  const [first] = acceptedLanguages(header)
  return first !== undefined && languageName(first) !== null ? first : null
}

/** Of `Accept-Language` (RFC 9110, section 12.5.4), most wanted first, without regions: ["de", "en"]. */
const acceptedLanguages = (header: string | undefined): readonly string[] =>
  (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((one, other) => other.weight - one.weight)
    .map(({ language }) => language)
