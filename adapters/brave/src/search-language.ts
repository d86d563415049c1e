/** It refuses a question in a language that it has no code for, and has codes of its own for three. */
const OWN_CODES: Readonly<Record<string, string>> = { ja: 'jp', pt: 'pt-br', zh: 'zh-hans', no: 'nb' }
const KNOWN: ReadonlySet<string> = new Set(
  'ar bg bn ca cs da de el en es et eu fi fr gl gu he hi hr hu is it kn ko lt lv ml mr ms nb nl pa pl ro ru sk sl sr sv ta te th tr uk vi'.split(
    ' ',
  ),
)

/** Null: the question goes without a language. */
export const searchLanguage = (language: string): string | null =>
  OWN_CODES[language] ?? (KNOWN.has(language) ? language : null)
