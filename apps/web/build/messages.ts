import * as icu from '@formatjs/icu-messageformat-parser'

type Report = (fault: string) => void

/**
 * The code of a message in ICU's format, of which there are `{names}` and plurals: a function where its English has `parameters`, else a
 * string. Other names stay in there, and components fill them.
 */
export function compileMessage(
  given: string,
  english: string,
  parameters: readonly string[] | null,
  language: string,
  report: Report,
): string {
  const message = parse(given, report)
  const isOnlyPlural = message.length === 1 && message.every(icu.isPluralElement) && parameters?.length === 1
  const code = message
    .map((part) => {
      if (icu.isArgumentElement(part)) return parameters?.includes(part.value) ? `\${${part.value}}` : `{${part.value}}`
      if (!icu.isPluralElement(part) || !parameters) return textOf([part], report).replace(/[\\`]|\$(?=\{)/g, '\\$&')
      const plural = compilePlural(part, language, report)
      return isOnlyPlural ? plural : `\${${plural}(${part.value})}`
    })
    .join('')
  const wanted = [...(parameters ?? []), ...slotsOf(english)]
  const used = [
    ...message.flatMap((part) => (icu.isLiteralElement(part) || icu.isPoundElement(part) ? [] : part.value)),
    ...slotsOf(code),
  ]
  for (const name of used) if (!wanted.includes(name)) report(`has {${name}}, which is not in English`)
  for (const name of wanted) if (!used.includes(name) && !name.startsWith('_')) report(`lacks {${name}}`)
  if (isOnlyPlural) return code
  return parameters ? `(${parameters}) => \`${code}\`` : `\`${code}\``
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

/** Not `${these}`, which are code. */
const slotsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<!\$)\{(\w+)\}/g)].flatMap(([, name = '']) => name)
