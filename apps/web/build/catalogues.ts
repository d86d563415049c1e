import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compileMessage, variablesOf } from './messages.ts'

type Messages = string | readonly Messages[] | { readonly [key: string]: Messages }
type Catalogue = Readonly<Record<string, Messages>>
type Report = (place: string, fault: string) => void

const SCREENS = resolve(import.meta.dirname, '../src/texts')
const INPUTS = resolve(import.meta.dirname, '../../../packages/contract/src')
/** What stays English in every build, and says so: the portal of the admins, and law. */
const ENGLISH_ONLY = /^(?:admin(?:\/|$)|legal\/)/

export const catalogueFile = (language: string): string => join(SCREENS, `${language}.json`)

/** The code of the `texts` of each module in a build of `language`, by its name. One error names all faults of the catalogue. */
export function compileCatalogue(language: string): ReadonlyMap<string, string> {
  const faults: string[] = []
  const file = catalogueFile(language)
  const [english, given] = [readCatalogue(catalogueFile('en')), readCatalogue(file)]
  const isTranslated = (name: string) => language !== 'en' && !ENGLISH_ONLY.test(name)
  for (const name of Object.keys(given))
    if (!(name in english && (language === 'en' || isTranslated(name))))
      faults.push(`${file}: ${name} is not in English`)
  const modules = Object.entries(english).map(([name, messages]): [string, string] => {
    const report: Report = (place, fault) => faults.push(`${file}: ${name}${place} ${fault}`)
    return isTranslated(name)
      ? [name, compileTexts(messages, given[name], language, report)]
      : [name, compileTexts(messages, messages, 'en', report)]
  })
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return new Map(modules)
}

/** The code of an object like that of English, with a function for each message that has variables. */
export function compileTexts(english: Messages, given: unknown, language: string, report: Report): string {
  const compile = (node: Messages, said: unknown, at: string): string => {
    if (typeof node === 'string') {
      if (typeof said === 'string' && said.trim() !== '')
        return compileMessage(said, node, language, (fault) => report(at, fault))
      report(at, said === undefined ? 'is missing' : 'is empty, or no text')
      return '""'
    }
    const found = new Map<string, unknown>(Object.entries(said ?? {}))
    for (const key of found.keys()) if (!Object.hasOwn(node, key)) report(`${at}.${key}`, 'is not in English')
    const parts = Object.entries(node).map(
      ([key, part]) => [key, compile(part, found.get(key), `${at}.${key}`)] as const,
    )
    return Array.isArray(node)
      ? `[${parts.map(([, code]) => code)}]`
      : `{${parts.map(([key, code]) => `${JSON.stringify(key)}:${code}`)}}`
  }
  return compile(english, given, '')
}

export function moduleOf(code: string, name: string, language: string): string {
  const exported = `export const texts = ${code}\n`
  if (!code.includes('plural({')) return exported
  const spoken = ENGLISH_ONLY.test(name) ? 'en' : language
  return `import { pluralsOf } from ${JSON.stringify(join(SCREENS, 'plurals.ts'))}\nconst plural = pluralsOf('${spoken}')\n${exported}`
}

/** What is said of inputs, whose English stands in the code that the server shares: null where `path` is none of it. */
export function inputTexts(path: string, language: string): string | null {
  if (!path.startsWith(INPUTS)) return null
  const folder =
    path
      .slice(INPUTS.length + 1)
      .split('/')
      .slice(0, -1)
      .join('/') || 'shared'
  const texts = readCatalogue(join(INPUTS, `texts/${language}.json`))[folder] ?? {}
  return Object.entries(texts)
    .map(([name, text]) => `export const ${name} = ${JSON.stringify(text)}\n`)
    .join('')
}

/** The types of all modules of texts, each with its English: `src/texts/messages.d.ts`. */
export function declareTexts(): string {
  const typeOf = (node: Messages): string => {
    if (typeof node === 'string') {
      const variables = [...variablesOf(node)].map(([name, type]) => `readonly ${name}: ${type}`)
      return variables.length > 0 ? `(values: { ${variables.join('; ')} }) => string` : 'string'
    }
    if (Array.isArray(node)) return `readonly (${[...new Set(node.map(typeOf))].join(' | ')})[]`
    const members = Object.entries(node).map(([key, part]) => {
      const comment = typeof part === 'string' ? `/** ${part.replaceAll('*/', '* /')} */ ` : ''
      return `${comment}readonly ${/^\w+$/.test(key) ? key : `'${key}'`}: ${typeOf(part)}\n`
    })
    return `{\n${members.join('')}}`
  }
  const modules = Object.entries(readCatalogue(catalogueFile('en'))).map(
    ([name, messages]) => `declare module 'virtual:texts/${name}' {\nexport const texts: ${typeOf(messages)}\n}\n`,
  )
  return `// Written by \`npm run docs\` from en.json.\n\n${modules.join('\n')}`
}

const readCatalogue = (file: string): Catalogue => JSON.parse(readFileSync(file, 'utf8'))
