import * as icu from '@formatjs/icu-messageformat-parser'

type Report = (fault: string) => void

/** The code of a message in ICU's format, of which there are `{names}` and plurals: a string, or a function of the `values` of its variables. */
export function compileMessage(given: string, english: string, language: string, report: Report): string {
  const code = parse(given, report)
    .map((part) => {
      if (icu.isArgumentElement(part)) return `\${values.${part.value}}`
      if (icu.isPluralElement(part)) return `\${${compilePlural(part, language, report)}(values.${part.value})}`
      return textOf([part], report).replace(/[\\`]|\$(?=\{)/g, '\\$&')
    })
    .join('')
  const [wanted, used] = [variablesOf(english), variablesOf(given)]
  for (const [name, type] of used) {
    if (!wanted.has(name)) report(`has {${name}}, which is not in English`)
    else if (type === 'number' && wanted.get(name) !== type) report(`has a plural for {${name}}, which is no number`)
  }
  for (const name of wanted.keys()) if (!used.has(name)) report(`lacks {${name}}`)
  return wanted.size > 0 ? `(values) => \`${code}\`` : `\`${code}\``
}

/** The types of a message's variables, by their names. */
export function variablesOf(message: string): ReadonlyMap<string, 'number' | 'string | number'> {
  const variables = parse(message, () => undefined).filter(
    (part) => !icu.isLiteralElement(part) && !icu.isPoundElement(part),
  )
  return new Map(variables.map((part) => [part.value, icu.isPluralElement(part) ? 'number' : 'string | number']))
}

/** A call of `plural`, which is what `pluralsOf` makes for the language. */
function compilePlural({ options, offset, pluralType }: icu.PluralElement, language: string, report: Report): string {
  if (offset !== 0 || pluralType !== 'cardinal') report('has a plural of another kind')
  const rules = new Intl.PluralRules(language)
  const forms: readonly string[] = rules.resolvedOptions().pluralCategories
  // those of fractions and millions may be left to `other`
  const needed = new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))
  for (const form of needed) if (!options[form]) report(`lacks the plural form ${form}`)
  const texts = Object.entries(options).map(([form, { value }]) => {
    const text = textOf(value, report)
    if (!forms.includes(form) || text.trim() === '') report(`cannot have the plural form ${form} {${text}}`)
    return [form, text]
  })
  return `plural(${JSON.stringify(Object.fromEntries(texts))})`
}

function parse(given: string, report: Report): icu.MessageFormatElement[] {
  try {
    return icu.parse(given, { ignoreTag: true, shouldParseSkeletons: false })
  } catch (error) {
    report(`cannot be read: ${error instanceof Error ? error.message : error}`)
    return []
  }
}

const textOf = (message: readonly icu.MessageFormatElement[], report: Report): string =>
  message
    .map((part) => {
      if (icu.isLiteralElement(part)) return part.value
      if (!icu.isPoundElement(part)) report(`cannot have {${part.value}} in this place, or of this kind`)
      return '#'
    })
    .join('')
