import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUPS, type Group } from '../src/groups.ts'
import { fold, HIDDEN_VOWEL, REST_OF_WORD } from '../src/plain-text.ts'
import type { Ending, Language, PackedList, PackedTerms } from '../src/term-index.ts'

/**
 * Terms by group, some to a line with commas between them. A term is one word or several; it stands for whole words, with
 * `*` behind a word for all that begin so, with `*` before the term for words that hold it, with ` ** ` for one word of any
 * kind, with `(one|other|)` for any of these or none. Case, diacritics and punctuation do not matter. Terms in Chinese and
 * Japanese signs need no `*`. `misspelt`: single words that are known with a letter left out, doubled, swapped or wrong, too.
 */
type TermLines = Readonly<Partial<Record<Group | 'misspelt', readonly string[]>>>

const LANGUAGES: readonly Language[] = [
  { language: 'en', verbFirst: true },
  { language: 'de', verbFirst: false },
  { language: 'fr', verbFirst: true },
  { language: 'es', verbFirst: true },
  { language: 'pt', verbFirst: true },
  { language: 'ja', verbFirst: false },
  { language: 'zh', verbFirst: true },
  { language: 'ru', verbFirst: false },
  { language: 'ar', verbFirst: false },
  { language: 'hi', verbFirst: false },
]

const wordsOf = (name: string) => JSON.parse(readFileSync(join(import.meta.dirname, 'words', `${name}.json`), 'utf8'))
const linesOf = (name: string): TermLines => wordsOf(name)

/** All terms of all languages in two sorted lists: a text is read once, however many there are. */
export function compileTerms(): PackedTerms {
  /** Names that are the same in every language; each language has them too. */
  const everywhere = linesOf('everywhere')
  const words = new Map<string, Ending[]>()
  const parts = new Map<string, Ending[]>()
  const misspelt: string[] = []
  LANGUAGES.forEach(({ language }, place) => {
    const terms = language === 'ar' ? inAllForms(linesOf(language)) : linesOf(language)
    misspelt.push(...plainTerms(terms.misspelt ?? []))
    GROUPS.forEach((group, number) => {
      for (const term of plainTerms([...(terms[group] ?? []), ...(everywhere[group] ?? [])])) {
        const isPart = term.startsWith(REST_OF_WORD)
        const isOpen = term.endsWith(REST_OF_WORD)
        const text = term.slice(Number(isPart), isOpen ? -1 : undefined)
        const list = isPart ? parts : words
        list.set(text, [...(list.get(text) ?? []), [place, number, Number(isOpen)]])
      }
    })
  })
  return { languages: LANGUAGES, words: packed(words), parts: packed(parts), misspellings: misspellingsOf(misspelt) }
}

/** Most terms end in one of a few ways. */
function packed(terms: ReadonlyMap<string, readonly Ending[]>): PackedList {
  const kinds = new Map<string, number>()
  const texts = [...terms.keys()].sort()
  const endings = texts.map((text) => {
    const ending = JSON.stringify(terms.get(text))
    if (!kinds.has(ending)) kinds.set(ending, kinds.size)
    return kinds.get(ending) ?? 0
  })
  return { texts: texts.join('\n'), endings, kinds: [...kinds.keys()].map((kind) => JSON.parse(kind)) }
}

/** Each as `plainText` writes it, with its `REST_OF_WORD`. Folded once, before 170,000 come of them. */
const plainTerms = (lines: readonly string[]): readonly string[] =>
  fold(lines.join())
    .replace(/[^\p{L}\p{M}\p{N}*,(|)]+/gu, ' ')
    .split(',')
    .flatMap(alternativesOf)
    .filter((term) => term !== '')

/** "(a|b)c" is "ac" and "bc". */
const alternativesOf = (term: string): readonly string[] =>
  /[(*]/.test(term)
    ? term
        .split(/[()]/)
        .map((part, at) => (at % 2 === 0 ? [part] : part.split('|')))
        .reduce((begun, next) => begun.flatMap((begin) => next.map((end) => `${begin}${end}`)))
        .map((text) => text.replace(/ {2,}| ?(\*) ?/g, (_, star = ' ') => star).trim())
    : [term.trim()]

const ARABIC_PERSONS = ['ا', 'ت', 'ي', 'ن', 'با', 'ه']
/**
 * An Arabic verb that is written without what tells its person stands for all of them: `~بيع`, "I, you, she, we sell". A noun
 * that ends in `ة` stands for "his, her" as well.
 */
const arabicForms = (line: string): string =>
  line
    .split(',')
    .flatMap((term) => (term.includes('~') ? ARABIC_PERSONS.map((person) => term.replace('~', person)) : [term]))
    .flatMap((term) => (/^\s*\S{3,}ة$/.test(term) ? [term, `${term.slice(0, -1)}ت*`] : [term]))
    .join(',')
const inAllForms = (terms: TermLines): TermLines =>
  Object.fromEntries(Object.entries(terms).map(([group, lines]) => [group, lines.map(arabicForms)]))

/** Letters from which a word bears a wrong vowel. */
const LONG = 7
const VOWELS = ['a', 'e', 'i', 'o', 'u']

/** What each word is meant by that has one slip of the fingers in it, unless it is a word of its own (`no-slips.json`). */
function misspellingsOf(words: readonly string[]): Readonly<Record<string, string>> {
  const others = new Set(wordsOf('no-slips').flatMap((line: string) => line.split(' ')))
  const found = new Map<string, string>()
  for (const word of words) for (const slip of slipsOf(word)) if (!others.has(slip)) found.set(slip, word)
  for (const word of words) found.delete(word)
  return Object.fromEntries(found)
}

/** The first letter is right: letters swapped, left out, doubled; a hidden vowel; in a long word, another vowel. */
function slipsOf(word: string): readonly string[] {
  const letters = [...word]
  return letters.flatMap((letter, at) => {
    const before = letters.slice(0, at).join('')
    const after = letters.slice(at + 1).join('')
    const doubled = `${before}${letter}${letter}${after}`
    if (at === 0) return [doubled]
    const next = letters[at + 1]
    const swapped = next === undefined ? [] : [`${before}${next}${letter}${letters.slice(at + 2).join('')}`]
    const vowels = letters.length >= LONG ? [...VOWELS, HIDDEN_VOWEL] : [HIDDEN_VOWEL]
    const others = VOWELS.includes(letter) ? vowels.map((vowel) => before + vowel + after) : []
    return [doubled, before + after, ...swapped, ...others]
  })
}
