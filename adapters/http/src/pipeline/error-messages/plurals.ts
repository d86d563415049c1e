/** `#` stands for the number. A language without a form of its own for many uses `other`. */
type Forms = { readonly one: string; readonly many?: string; readonly other: string }

type Count = (count: unknown) => string

/** '1 credit', '2 credits', by the rules of a language (CLDR, through `Intl.PluralRules`), with its way to write numbers. */
export function pluralsOf(locale: string): (forms: Forms) => Count {
  const rules = new Intl.PluralRules(locale)
  const digits = new Intl.NumberFormat(locale)
  return (forms) => (given) => {
    const count = Number(given)
    const category = rules.select(count)
    const form = category === 'one' || category === 'many' ? forms[category] : undefined
    return (form ?? forms.other).replace('#', digits.format(count))
  }
}

type Units = { readonly second: Count; readonly minute: Count; readonly hour: Count }

/** A time to wait, in seconds, as a person would say it. Rounded up: a client that comes back after it is not sent away once more. */
export const waitsIn =
  ({ second, minute, hour }: Units): Count =>
  (given) => {
    const seconds = Number(given)
    if (seconds < 90) return second(seconds)
    return seconds < 5_400 ? minute(Math.ceil(seconds / 60)) : hour(Math.ceil(seconds / 3_600))
  }
