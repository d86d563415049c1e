/** `#` stands for the number. A form that is left out is that of `other`. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string }

/** '1 credit', '2 credits', by the rules of a language (CLDR, through `Intl.PluralRules`), with its way to write numbers. */
export function pluralsOf(locale: string): (forms: Forms) => (count: number) => string {
  // made on first use: a formatter costs more than most pages have to write
  let rules: Intl.PluralRules | undefined
  let digits: Intl.NumberFormat | undefined
  return (forms) => (count) => {
    rules ??= new Intl.PluralRules(locale)
    digits ??= new Intl.NumberFormat(locale)
    return (forms[rules.select(count)] ?? forms.other).replace('#', digits.format(count))
  }
}
