import { readdirSync, readFileSync } from 'node:fs'
import { entriesOf, fail, linesOf, pathOf } from './text-lines.ts'

/** The lists of the folder `words`, a file for each language; each list by its name, which begins with its reader's. */
export const WORD_LISTS: ReadonlyMap<string, readonly string[]> = readLists()

/** A list as it is written, in each language that has it. */
export const listNamed = (name: string): readonly string[] => WORD_LISTS.get(name) ?? fail('words', `no list "${name}"`)

function readLists(): ReadonlyMap<string, readonly string[]> {
  const lists = new Map<string, readonly string[]>()
  for (const file of readdirSync(pathOf('words'))) {
    const lines = linesOf(file, readFileSync(pathOf('words', file), 'utf8'))
    for (const { key, value } of entriesOf(lines)) {
      lists.set(key, [...(lists.get(key) ?? []), value])
    }
  }
  return lists
}
