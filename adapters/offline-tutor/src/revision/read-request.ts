import { tokenize, type Words } from '@app/domain'
import { wordSet } from '../words/phrases.ts'

/** Words that name a chapter, as they were said. */
type Named = Words

export type Place = 'first' | 'last' | { readonly side: 'before' | 'after'; readonly of: Named }

/** What a learner asks to have changed of a plan. `text`: in the learner's own letters. */
export type Change =
  | { readonly kind: 'shorter'; readonly count: number | null }
  | { readonly kind: 'drop'; readonly what: Named }
  | {
      readonly kind: 'add'
      readonly what: Named
      readonly text: string
      readonly isMore: boolean
      readonly place: Place | null
    }
  | { readonly kind: 'move'; readonly what: Named; readonly place: Place }
  | { readonly kind: 'rename'; readonly what: Named; readonly title: string }

const POLITE =
  wordSet(`please kindly could can would will you i i'd id we like want to and then also just maybe now ok okay lets let's hi hello
  think so`)
const THANKS = wordSet('please thanks thank you instead ok okay too as well and then also but')
const DROP = wordSet('drop remove delete skip omit cut without forget scrap leave take get throw')
const RENAME = wordSet('rename retitle call name title')
const MOVE = wordSet('put move bring place shift do teach start begin open end finish close')
const ADD = wordSet('add include insert more another cover')
const VERBS = new Set([...DROP, ...RENAME, ...MOVE, ...ADD, 'make', 'no'])
const OF_LENGTH =
  wordSet(`make it the plan this that my a bit much little lot shorter fewer less smaller chapters chapter lessons lesson in total all of only with
  have too long many is are need cut down reduce shorten to no more than at most max maximum there should be them us me give`)
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The changes of a request, in order; null if any part of it cannot be read: half a change is not what was asked for. */
export function readRequest(request: string): readonly Change[] | null {
  const changes = clausesOf(request).map(readClause)
  const read = changes.filter((change) => change !== null)
  return read.length === 0 || read.length < changes.length ? null : read
}

type Clause = { readonly text: string; readonly words: Words }

/** Sentences, and parts of one that each begin with a verb of ours. */
function clausesOf(request: string): readonly Clause[] {
  return request
    .split(/[.!?;\n]/)
    .flatMap((sentence) => {
      const words = tokenize(sentence)
      const cuts = words.flatMap(({ from }, index) => (beginsClause(sentence, words, index) ? [from] : []))
      return [0, ...cuts].map((cut, index) => sentence.slice(cut, cuts[index]))
    })
    .map(clause)
    .filter(({ words }) => words.length > 0)
}

function beginsClause(sentence: string, words: Words, index: number): boolean {
  const [before, word] = [words[index - 1], words[index]]
  if (!before || !word || !(VERBS.has(word.norm) || isDislike(words, index))) return false
  // what is added may be "more", and what is called something may begin like a verb
  const isJoined = ['and', 'then', 'also', 'but'].includes(before.norm)
  return isJoined || sentence.slice(before.to, word.from).includes(',')
}

function clause(text: string): Clause {
  const all = tokenize(text)
  let [from, to] = [0, all.length]
  while (from < to && POLITE.has(all[from]?.norm ?? '')) from += 1
  while (to > from && THANKS.has(all[to - 1]?.norm ?? '')) to -= 1
  return { text, words: all.slice(from, to) }
}

function readClause(read: Clause): Change | null {
  const { words } = read
  const first = words[0]?.norm ?? ''
  return (
    readLength(words) ??
    (RENAME.has(first) ? readRename(read) : null) ??
    readDrop(words) ??
    (ADD.has(first) ? readAdd(read) : null) ??
    readMove(words)
  )
}

function readLength(words: Words): Change | null {
  const norms = words.map(({ norm }) => norm)
  const numbers = norms.map(numberOf).filter((number) => number !== null)
  if (numbers.length > 1 || norms.some((norm) => !OF_LENGTH.has(norm) && numberOf(norm) === null)) return null
  const has = (...some: readonly string[]): boolean => some.some((word) => norms.includes(word))
  const [count = null] = numbers
  const isShorter = has('shorter', 'shorten', 'smaller', 'fewer', 'reduce') || (has('too') && has('long', 'many'))
  const isLess = has('less', 'cut', 'only', 'most', 'max', 'maximum') && has('chapters', 'lessons')
  const isCount = count !== null && has('chapters', 'lessons')
  return isShorter || isLess || isCount ? { kind: 'shorter', count } : null
}

const numberOf = (word: string): number | null => {
  const number = NUMBERS.indexOf(word) >= 0 ? NUMBERS.indexOf(word) : Number(word)
  return Number.isInteger(number) && word !== '' ? number : null
}

/** "I don't need …", whose "I" was polite. */
const isDislike = (words: Words, index: number): boolean =>
  ["don't", 'dont', 'do'].includes(words[index]?.norm ?? '') &&
  ['need', 'want', 'like'].includes(words[index + (words[index]?.norm === 'do' ? 2 : 1)]?.norm ?? '')

function readDrop(words: Words): Change | null {
  const first = words[0]?.norm ?? ''
  if (isDislike(words, 0)) return dropped(words.slice(first === 'do' ? 3 : 2))
  if (first === 'no') return dropped(words.slice(1))
  if (!DROP.has(first)) return null
  const rest = words.slice(1)
  const last = rest.at(-1)?.norm
  if (['leave', 'take', 'throw', 'cut'].includes(first)) {
    if (rest[0]?.norm === 'out') return dropped(rest.slice(1))
    if (last === 'out' || last === 'away') return dropped(rest.slice(0, -1))
    return first === 'cut' ? dropped(rest) : null
  }
  if (first === 'get') return rest[0]?.norm === 'rid' ? dropped(rest.slice(2)) : null
  return dropped(rest)
}

const dropped = (what: Words): Change | null => (what.length === 0 ? null : { kind: 'drop', what })

/** 'Rename X to Y', 'call X “Y”'. */
function readRename({ text, words }: Clause): Change | null {
  const quoted = quotedEnd(text)
  const rest = words.slice(1).filter(({ from }) => quoted === null || from < quoted.from)
  const isTo = ({ norm }: Words[number]): boolean => ['to', 'into', 'as'].includes(norm)
  const to = quoted ? rest.findLastIndex(isTo) : rest.findIndex(isTo)
  if (to < 0 && !quoted) return null
  const title = quoted ? quoted.text : text.slice(rest[to]?.to ?? text.length)
  const what = to < 0 ? rest : rest.slice(0, to)
  return what.length === 0 || title.trim() === '' ? null : { kind: 'rename', what, title: title.trim() }
}

/** The words in quotes at the end of a text. */
function quotedEnd(text: string): { readonly from: number; readonly text: string } | null {
  const trimmed = text.trimEnd()
  if (!/["”“»']$/.test(trimmed)) return null
  const from = Math.max(...['"', '“', '«', " '"].map((mark) => trimmed.lastIndexOf(mark, trimmed.length - 2)))
  return from < 0 ? null : { from, text: trimmed.slice(from).replaceAll(/["“”«»]|^ '|'$/g, '') }
}

const ABOUT = wordSet(
  'a an the new some something chapter chapters lesson lessons one about on of for covering with more another',
)

function readAdd({ text, words }: Clause): Change | null {
  const { what: all, place } = withPlace(words)
  let from = 0
  while (from < all.length && (from === 0 || ABOUT.has(all[from]?.norm ?? ''))) from += 1
  const isMore = all.slice(0, from).some(({ norm }) => norm === 'more')
  const what = all.slice(from)
  const [first, last] = [what[0], what.at(-1)]
  if (!first || !last) return null
  return { kind: 'add', what, text: text.slice(first.from, last.to), isMore, place }
}

function readMove(words: Words): Change | null {
  const first = words[0]?.norm ?? ''
  if (words[1]?.norm === 'with' && ['start', 'begin', 'open', 'end', 'finish', 'close'].includes(first)) {
    const what = words.slice(2)
    const place = ['start', 'begin', 'open'].includes(first) ? 'first' : 'last'
    return what.length === 0 ? null : { kind: 'move', what, place }
  }
  const { what, place } = withPlace(MOVE.has(first) ? words.slice(1) : words)
  return place === null || what.length === 0 ? null : { kind: 'move', what, place }
}

const SIDES: Readonly<Record<string, 'before' | 'after'>> = {
  before: 'before',
  ahead: 'before',
  above: 'before',
  after: 'after',
  behind: 'after',
  below: 'after',
}
const BESIDE = wordSet('should must has have to come comes go goes be is right directly at as the very in')

/** "X before Y", "X first", "X at the end": X and where. */
function withPlace(words: Words): { readonly what: Words; readonly place: Place | null } {
  const at = words.findIndex(({ norm }, index) => index > 0 && norm in SIDES)
  const side = SIDES[words[at]?.norm ?? '']
  if (side) {
    const of = words.slice(at + (words[at + 1]?.norm === 'of' ? 2 : 1))
    return { what: withoutBeside(words.slice(0, at)), place: of.length === 0 ? null : { side, of } }
  }
  const last = words.at(-1)?.norm ?? ''
  if (['first', 'start', 'beginning', 'front', 'top'].includes(last))
    return { what: withoutBeside(words.slice(0, -1)), place: 'first' }
  if (['last', 'end', 'bottom'].includes(last)) return { what: withoutBeside(words.slice(0, -1)), place: 'last' }
  return { what: words, place: null }
}

function withoutBeside(words: Words): Words {
  let to = words.length
  while (to > 0 && BESIDE.has(words[to - 1]?.norm ?? '')) to -= 1
  return words.slice(0, to)
}
