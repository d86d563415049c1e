import { texts } from 'virtual:texts/shared'

/** '1,200' as the reader's language writes it. */
export const number = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(texts.locale, options)

/** '2, 3 and 5' */
export const list = (items: readonly string[]): string => new Intl.ListFormat(texts.locale).format(items)
