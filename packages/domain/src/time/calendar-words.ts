import { type Terms, terms, termsOf } from './time-words.ts'
import { keyOf } from './tokenize.ts'

const LOCALES = ['en', 'de', 'fr', 'es', 'pt', 'ru', 'ar', 'hi', 'it', 'nl', 'pl', 'tr', 'sv']

/** Built at its first use: asking the platform for the names of a year takes some milliseconds. */
const lazily = (make: () => Terms): (() => Terms) => {
  let made: Terms | null = null
  return () => {
    made ??= make()
    return made
  }
}

/** The months, 1 to 12, also in the case that a day puts them in: "июнь", "3 июня". Not "6月". */
export const MONTHS: () => Terms = lazily(() =>
  named(
    'months',
    12,
    (number) => Date.UTC(2024, number - 1, 3),
    [{ month: 'long' }, { month: 'long', day: 'numeric' }],
    1,
  ),
)

/** The days of the week, 0 (Sunday) to 6. */
export const NAMED_DAYS: () => Terms = lazily(() =>
  // 7 January 2024 was a Sunday
  named('named', 7, (number) => Date.UTC(2024, 0, 7 + number), [{ weekday: 'long' }], 0),
)

type Style = { readonly month?: 'long'; readonly weekday?: 'long'; readonly day?: 'numeric' }

function named(
  list: string,
  count: number,
  at: (number: number) => number,
  styles: readonly Style[],
  first: number,
): Terms {
  const names = LOCALES.flatMap((locale) =>
    styles.flatMap((style) => {
      const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
      return Array.from({ length: count }, (_, step) => {
        const parts = format.formatToParts(new Date(at(first + step)))
        const name = parts.find(({ type }) => type === 'month' || type === 'weekday')?.value ?? ''
        return { keys: name.toLowerCase().split(' ').map(keyOf), value: first + step }
      })
    }),
  )
  return join(termsOf(...names), terms(list))
}

const join = (one: Terms, other: Terms): Terms => {
  const at: Terms['at'] = (words, index, end) => other.at(words, index, end) ?? one.at(words, index, end)
  return { at, lengthAt: (words, index, end) => at(words, index, end)?.length ?? 0 }
}
