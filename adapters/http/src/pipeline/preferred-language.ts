import { languageName } from '@app/domain'

const MAX_HEADER_LENGTH = 200

/** Of `Accept-Language`, "de" for "de-CH, de;q=0.9, en;q=0.8": what is wanted most. Null when that is no language with a name. */
export function preferredLanguage(header: string | undefined): string | null {
  const [first] = (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((range) => {
      const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { language: tag.split('-')[0] ?? '', weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((one, other) => other.weight - one.weight)
  return first && languageName(first.language) !== null ? first.language : null
}
