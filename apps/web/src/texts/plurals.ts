/** `#` stands for the number. A language without a form of its own for many uses `other`. */
type Forms = { readonly one: string; readonly many?: string; readonly other: string }

/** '1 credit', '2 credits', by the rules of a language (CLDR, through `Intl.PluralRules`), with its way to write numbers. */
export function pluralsOf(locale: string): (forms: Forms) => (count: number) => string {
  // made on first use: a formatter costs more than most pages have to write
  let rules: Intl.PluralRules | undefined
  let digits: Intl.NumberFormat | undefined
  return (forms) => (count) => {
    rules ??= new Intl.PluralRules(locale)
    digits ??= new Intl.NumberFormat(locale)
    const category = rules.select(count)
    const form = category === 'one' || category === 'many' ? forms[category] : undefined
    return (form ?? forms.other).replace('#', digits.format(count))
  }
}
