/** `{name}`, or a plural by number whose forms hold no braces. */
const VARIABLE = /\{(\w+)(?:, plural, ((?:\w+ \{[^{}]*\} ?)+))?\}/g

/**
 * A message of a catalogue in the format of ICU, with its variables filled in: `{day}` as it stands in `values`, and
 * `{hours, plural, one {# hour} other {# hours}}` by the plural rules and digits of the language. A catalogue is no input: what
 * a value holds is never read as a message. A variable without a value stays as it is.
 */
export function formatMessage(message: string, values: Readonly<Record<string, unknown>>, language: string): string {
  return message.replace(VARIABLE, (whole, name: string, plural: string | undefined) => {
    if (values[name] === undefined) return whole
    if (plural === undefined) return `${values[name]}`
    const count = Number(values[name])
    const forms = new Map(
      [...plural.matchAll(/(?<!\w)(\w+) \{([^{}]*)\}/g)].map(([, form = '', text = '']) => [form, text]),
    )
    const text = forms.get(new Intl.PluralRules(language).select(count)) ?? forms.get('other') ?? ''
    return text.replace('#', new Intl.NumberFormat(language, { useGrouping: 'always' }).format(count))
  })
}
