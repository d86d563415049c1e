import { GROUPS, type Group } from './groups.ts'
import { REST_OF_WORD } from './plain-text.ts'

export type Language = {
  /** BCP 47 primary tag. */
  readonly language: string
  /** In this language the verb comes before those it is done to: "someone kills" is not "kill someone". */
  readonly verbFirst: boolean
}

/** Where a term was found, in which sentence. Places count words; a sign of Chinese or Japanese is half a word. */
export type Finding = {
  readonly language: Language
  readonly group: Group
  readonly from: number
  readonly to: number
  readonly sentence: number
}

/** Places in the lists of languages and of groups; `open`: the word may go on. */
export type Ending = readonly [language: number, group: number, open: number]

/** `texts`: sorted, one a line; `endings`: which of the `kinds` each has. */
export type PackedList = {
  readonly texts: string
  readonly endings: readonly number[]
  readonly kinds: readonly (readonly Ending[])[]
}

export type PackedTerms = {
  readonly languages: readonly Language[]
  /** Terms that begin where words do, and those that may begin inside a word. */
  readonly words: PackedList
  readonly parts: PackedList
  readonly misspellings: Readonly<Record<string, string>>
}

export type KnownTerms = Pick<PackedTerms, 'languages'> & {
  readonly words: Terms
  readonly parts: Terms
  /** What a word is meant by, for each way of writing it with one slip of the fingers. */
  readonly misspellings: ReadonlyMap<string, string>
}

/** Sorted, so that those that begin alike stand together. A tree of so many would take a hundred times the memory. */
type Terms = Omit<PackedList, 'texts'> & {
  readonly texts: readonly string[]
  /** Where the terms stand that begin with these `BEGIN` letters. */
  readonly begins: ReadonlyMap<string, Begin>
  /** With what terms begin that have fewer letters, or the rest of a word among the first. */
  readonly shortBegins: ReadonlySet<string>
}

/** Three letters tell most places of a text where no term begins. */
const BEGIN = 3

/** From `first` to `end`. */
type Begin = { readonly first: number; readonly end: number }

/** Japanese and Chinese: no spaces, so a term may begin and end anywhere. Compared by number: it is asked of every letter. */
const isSign = (letter: string): boolean => letter >= '\u3005' && (letter < '\uA000' || letter > '\uD83F')
const isArabic = (letter: string): boolean => letter >= '\u0600' && letter <= '\u06FF'
/** What Arabic writes in front of a word, as part of it. */
const ARABIC_PREFIXES = ['و', 'ف', 'ب', 'ل', 'ك', 'س', 'ال', 'وال', 'بال', 'لل', 'فال', 'كال', 'ول', 'وب', 'ولل']

export const unpackTerms = ({ languages, words, parts, misspellings }: PackedTerms): KnownTerms => ({
  languages,
  words: unpacked(words),
  parts: unpacked(parts),
  misspellings: new Map(Object.entries(misspellings)),
})

function unpacked(list: PackedList): Terms {
  const texts = list.texts.split('\n')
  const begins = new Map<string, Begin>()
  const shortBegins = new Set<string>()
  let key: string | undefined
  texts.forEach((text, at) => {
    // most begin as the one before
    if (key === undefined || !text.startsWith(key)) {
      const letters = [
        ...text
          .slice(0, 2 * BEGIN)
          .split(REST_OF_WORD, 1)
          .join(),
      ].slice(0, BEGIN)
      key = letters.length < BEGIN ? undefined : letters.join('')
      if (key === undefined) shortBegins.add(letters.join(''))
    }
    if (key !== undefined) begins.set(key, { first: begins.get(key)?.first ?? at, end: at + 1 })
  })
  return { ...list, texts, begins, shortBegins }
}

/** `plain` as `plainText` or `bySentences` writes it; no term goes across sentences. Takes time by its length, whatever it holds. */
export function findTerms(known: KnownTerms, plain: string): readonly Finding[] {
  const letters = [...plain]
  const { places, sentences, starts, nextWords } = layOut(letters)
  const findings: Finding[] = []
  // `first` to `end`: the terms that agree with the text in their first `depth` units
  const walk = (from: number, at: number, terms: Terms, first: number, end: number, depth: number): void => {
    if (terms.texts[first]?.length === depth) {
      for (const [language, group, open] of terms.kinds[terms.endings[first] ?? 0] ?? []) {
        if (terms === known.words && open === 0 && !isBoundary(letters, at)) continue
        findings.push({
          // places in these lists: `PackedTerms` is made of both
          language: known.languages[language] as Language,
          group: GROUPS[group] as Group,
          from: places[from] ?? 0,
          to: places[at - 1] ?? 0,
          sentence: sentences[from] ?? 0,
        })
      }
    }
    const nextWord = nextWords[at]
    if (nextWord !== undefined) goOn(from, nextWord, terms, first, end, depth, REST_OF_WORD)
    const letter = letters[at]
    if (letter !== undefined) goOn(from, at + 1, terms, first, end, depth, letter)
  }
  const goOn = (
    from: number,
    at: number,
    terms: Terms,
    first: number,
    end: number,
    depth: number,
    letter: string,
  ): void => {
    for (let unit = 0; unit < letter.length; unit += 1) {
      const code = letter.charCodeAt(unit)
      first = firstFrom(terms.texts, first, end, depth + unit, code)
      end = firstFrom(terms.texts, first, end, depth + unit, code + 1)
      if (first === end) return
    }
    walk(from, at, terms, first, end, depth + letter.length)
  }
  const begin = (from: number, terms: Terms): void => {
    const [one = '', two = '', three = ''] = [letters[from], letters[from + 1], letters[from + 2]]
    if (terms.shortBegins.has(one) || terms.shortBegins.has(one + two)) {
      walk(from, from, terms, 0, terms.texts.length, 0)
      return
    }
    const key = one + two + three
    const found = terms.begins.get(key)
    if (found) walk(from, from + BEGIN, terms, found.first, found.end, key.length)
  }
  for (let from = 0; from < letters.length; from += 1) {
    if (starts[from]) begin(from, known.words)
    begin(from, known.parts)
  }
  return findings
}

/** The first of the sorted texts between two places whose unit at `depth` is `code` or a later one. */
function firstFrom(texts: readonly string[], first: number, end: number, depth: number, code: number): number {
  while (first < end) {
    const middle = (first + end) >>> 1
    const text = texts[middle] ?? ''
    // a text that ends here stands before all that go on
    if (text.length <= depth || text.charCodeAt(depth) < code) first = middle + 1
    else end = middle
  }
  return first
}

type Layout = {
  /** The word that each letter belongs to. */
  readonly places: readonly number[]
  /** The sentence that each letter belongs to. */
  readonly sentences: readonly number[]
  /** Whether a term may begin there. */
  readonly starts: readonly boolean[]
  /** Where the next word begins. */
  readonly nextWords: readonly (number | undefined)[]
}

function layOut(letters: readonly string[]): Layout {
  const places: number[] = []
  const sentences: number[] = []
  const starts: boolean[] = letters.map(() => false)
  let place = 0
  let sentence = 0
  letters.forEach((letter, at) => {
    if (letter === ' ' && letters[at - 1] === ' ') sentence += 1
    else if (letter === ' ') place = Math.floor(place) + 1
    else if (isSign(letter) || (at > 0 && isSign(letters[at - 1] ?? ''))) place += 0.5
    places.push(place)
    sentences.push(sentence)
    if (letter === ' ' || !isBoundary(letters, at)) return
    starts[at] = true
    if (!isArabic(letter)) return
    const begin = letters.slice(at, at + 4).join('')
    for (const prefix of ARABIC_PREFIXES) if (begin.startsWith(prefix)) starts[at + prefix.length] = true
  })
  const nextWords: (number | undefined)[] = []
  let next: number | undefined
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    if (letters[at] === ' ') next = at + 1
    nextWords[at] = next
  }
  return { places, sentences, starts, nextWords }
}

/** Whether a word may end before this letter, or begin with it. */
function isBoundary(letters: readonly string[], at: number): boolean {
  const before = letters[at - 1] ?? ' '
  const letter = letters[at] ?? ' '
  return before === ' ' || letter === ' ' || isSign(letter) || isSign(before)
}
