import { readdirSync, readFileSync } from 'node:fs'
import { entriesOf, fail, linesOf, pathOf } from './text-lines.ts'

type Lists = ReadonlyMap<string, string>

/** The lists of the folder `words`, a file for each language; each list by its name, which begins with its reader's. */
const BY_LANGUAGE: ReadonlyMap<string, Lists> = new Map(
  readdirSync(pathOf('words')).map((file) => [file.replace('.yaml', ''), readLists(file)]),
)

export const WORD_LISTS: ReadonlyMap<string, readonly string[]> = joinLists([...BY_LANGUAGE.values()])

/** A list as it is written, in each language that has it. */
export const listNamed = (name: string): readonly string[] => WORD_LISTS.get(name) ?? fail('words', `no list "${name}"`)

/** The same in one language, for readers whose words mean something else in another. Empty where it has none. */
export const listIn = (language: string, name: string): string =>
  (WORD_LISTS.has(name) ? BY_LANGUAGE.get(language)?.get(name) : fail('words', `no list "${name}"`)) ?? ''

/** The languages that have a list. */
export const languagesWith = (name: string): readonly string[] =>
  [...BY_LANGUAGE].flatMap(([language, lists]) => (lists.has(name) ? [language] : []))

function readLists(file: string): Lists {
  const lines = linesOf(file, readFileSync(pathOf('words', file), 'utf8'))
  return new Map(entriesOf(lines).map(({ key, value }) => [key, value]))
}

function joinLists(all: readonly Lists[]): ReadonlyMap<string, readonly string[]> {
  const joined = new Map<string, readonly string[]>()
  for (const lists of all) {
    for (const [name, list] of lists) joined.set(name, [...(joined.get(name) ?? []), list])
  }
  return joined
}
