import { languageName } from '@app/domain'

const MAX_HEADER_LENGTH = 200

/** Of `Accept-Language`, "de" for "de-CH, de;q=0.9, en;q=0.8": what is wanted most. Null when that is no language with a name. */
export function preferredLanguage(header: string | undefined): string | null {
  const [first] = acceptedLanguages(header)
  return first !== undefined && languageName(first) !== null ? first : null
}

/** Of `Accept-Language` (RFC 9110, section 12.5.4), most wanted first, without regions: ["de", "en"]. */
export const acceptedLanguages = (header: string | undefined): readonly string[] =>
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
