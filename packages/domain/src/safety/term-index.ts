import { plainText } from './plain-text.ts'
import { GROUPS, type Group, NAMES_EVERYWHERE, type SafetyWords } from './safety-words.ts'

/** Where a term was found. Places count words; a sign of Chinese or Japanese is half a word. */
export type Finding = { readonly words: SafetyWords; readonly group: Group; readonly from: number; readonly to: number }

type Ending = { readonly words: SafetyWords; readonly group: Group; readonly inside: boolean; readonly open: boolean }
type Node = { readonly next: Map<string, Node>; readonly endings: Ending[] }

/** Japanese and Chinese: no spaces, so a term may begin and end anywhere. Compared by number: it is asked of every letter. */
const isSign = (letter: string): boolean => letter >= '\u3005' && (letter < '\uA000' || letter > '\uD83F')
const isArabic = (letter: string): boolean => letter >= '\u0600' && letter <= '\u06FF'
/** What Arabic writes in front of a word, as part of it. */
const ARABIC_PREFIXES = ['و', 'ف', 'ب', 'ل', 'ك', 'س', 'ال', 'وال', 'بال', 'لل', 'فال', 'كال', 'ول', 'وب', 'ولل']

/** Terms that begin where words do, and those that may begin inside a word. */
export type TermIndex = { readonly words: Node; readonly parts: Node }

/** All terms of all languages in two trees: a text is read once, however many there are. */
export function makeTermIndex(languages: readonly SafetyWords[]): TermIndex {
  const index: TermIndex = { words: newNode(), parts: newNode() }
  for (const words of languages) {
    for (const group of GROUPS) {
      const terms = `${words[group] ?? ''},${NAMES_EVERYWHERE[group] ?? ''}`
      for (const term of terms.split(',')) addTerm(index, term.trim(), { words, group })
    }
  }
  return index
}

/** In the tree: the rest of a word, and the space behind it. */
const REST_OF_WORD = '*'

function addTerm(index: TermIndex, term: string, belongs: Pick<Ending, 'words' | 'group'>): void {
  const inside = term.startsWith('*')
  const open = term.endsWith('*')
  const core = term.replace(/^\*|\*$/g, '')
  const plain = core.split('*').map(plainText).join(REST_OF_WORD)
  if (plain === '') return
  let node = inside ? index.parts : index.words
  for (const letter of plain) {
    const next = node.next.get(letter) ?? newNode()
    node.next.set(letter, next)
    node = next
  }
  node.endings.push({ ...belongs, inside, open })
}

/** `plain` as `plainText` writes it. Takes time by its length, whatever it holds. */
export function findTerms(index: TermIndex, plain: string): readonly Finding[] {
  const letters = [...plain]
  const { places, starts, nextWords } = layOut(letters)
  const findings: Finding[] = []
  const walk = (from: number, at: number, node: Node): void => {
    for (const { words, group, inside, open } of node.endings) {
      if (!inside && !open && !isBoundary(letters, at)) continue
      findings.push({ words, group, from: places[from] ?? 0, to: places[at - 1] ?? 0 })
    }
    const rest = node.next.get(REST_OF_WORD)
    const nextWord = nextWords[at]
    if (rest && nextWord !== undefined) walk(from, nextWord, rest)
    const letter = letters[at]
    const next = letter === undefined ? undefined : node.next.get(letter)
    if (next) walk(from, at + 1, next)
  }
  for (let from = 0; from < letters.length; from += 1) {
    if (starts[from]) walk(from, from, index.words)
    walk(from, from, index.parts)
  }
  return findings
}

type Layout = {
  /** The word that each letter belongs to. */
  readonly places: readonly number[]
  /** Whether a term may begin there. */
  readonly starts: readonly boolean[]
  /** Where the next word begins. */
  readonly nextWords: readonly (number | undefined)[]
}

function layOut(letters: readonly string[]): Layout {
  const places: number[] = []
  const starts: boolean[] = letters.map(() => false)
  let place = 0
  letters.forEach((letter, at) => {
    if (letter === ' ') place = Math.floor(place) + 1
    else if (isSign(letter) || (at > 0 && isSign(letters[at - 1] ?? ''))) place += 0.5
    places.push(place)
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
  return { places, starts, nextWords }
}

/** Whether a word may end before this letter, or begin with it. */
function isBoundary(letters: readonly string[], at: number): boolean {
  const before = letters[at - 1] ?? ' '
  const letter = letters[at] ?? ' '
  return before === ' ' || letter === ' ' || isSign(letter) || isSign(before)
}

const newNode = (): Node => ({ next: new Map(), endings: [] })
