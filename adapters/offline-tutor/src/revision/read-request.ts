import type { Phrases, Words } from '@app/domain'
import { type Named, type Place, withPlace } from './read-place.ts'
import { bareTokens, type Vocabulary } from './vocabulary.ts'

/** What a learner asks to have changed of a plan. `text`: in the learner's own letters. */
export type Change =
  | { readonly kind: 'shorter'; readonly count: number | null }
  | { readonly kind: 'drop'; readonly what: Named }
  | { readonly kind: 'swap'; readonly what: Named }
  | {
      readonly kind: 'add'
      readonly what: Named
      readonly text: string
      readonly isMore: boolean
      readonly place: Place | null
    }
  | { readonly kind: 'practice' }
  | { readonly kind: 'move'; readonly what: Named; readonly place: Place }
  | { readonly kind: 'rename'; readonly what: Named; readonly title: string }

/** A part of a request; null where it cannot be read. `text`: as it was said. */
export type ReadClause = { readonly text: string; readonly change: Change | null }

/** The parts of a request, in order, as a language reads them. */
export const readRequest = (request: string, vocabulary: Vocabulary): readonly ReadClause[] =>
  clausesOf(request, vocabulary).map((clause) => ({ text: clause.text, change: readClause(clause, vocabulary) }))

type Clause = { readonly text: string; readonly words: Words }

const QUOTED = /[“„«"][^“”„«»"\n]*[”“»"]/g

/** What stands in quotes is a name, whatever marks and verbs it has: “Stuck? Find out why and change one thing”. */
function insideNames(text: string): (place: number) => boolean {
  const names = [...text.matchAll(QUOTED)].map(({ index, 0: name }) => ({ from: index, to: index + name.length }))
  return (place) => names.some(({ from, to }) => from < place && place < to)
}

function sentencesOf(request: string): readonly string[] {
  const isNamed = insideNames(request)
  const marks = [...request.matchAll(/[.!?¡¿;\n]/g)].map(({ index }) => index)
  const ends = marks.filter((mark) => !isNamed(mark))
  return [-1, ...ends].map((end, place) => request.slice(end + 1, ends[place]))
}

/** Sentences, and parts of one that each begin with a verb of ours. */
const clausesOf = (request: string, vocabulary: Vocabulary): readonly Clause[] =>
  sentencesOf(request)
    .flatMap((sentence) => {
      const words = bareTokens(sentence)
      const isNamed = insideNames(sentence)
      const cuts = words.flatMap(({ from }, index) =>
        !isNamed(from) && beginsClause(sentence, words, index, vocabulary) ? [from] : [],
      )
      return [0, ...cuts].map((cut, index) => sentence.slice(cut, cuts[index]))
    })
    .map((text) => clause(text, vocabulary))
    .filter(({ words }) => words.length > 0)

function beginsClause(sentence: string, words: Words, index: number, vocabulary: Vocabulary): boolean {
  const [before, word] = [words[index - 1], words[index]]
  if (!before || !word) return false
  const isJoined = vocabulary.joins.has(before.norm)
  // what is added may be "more", and what is called something may begin like a verb
  if (!isJoined && !sentence.slice(before.to, word.from).includes(',')) return false
  return vocabulary.verbs.has(word.norm) || isBehindLength(words, isJoined ? index - 1 : index, index, vocabulary)
}

/** "Shorter, and a chapter about knots": that a plan is to be shorter is said in a few words that say nothing else. */
const MAX_LENGTH_WORDS = 12
const isBehindLength = (words: Words, end: number, index: number, vocabulary: Vocabulary): boolean =>
  end <= MAX_LENGTH_WORDS &&
  readLength(words.slice(0, end), vocabulary) !== null &&
  words.slice(index).some(({ norm }) => !vocabulary.length.has(norm) && !vocabulary.joins.has(norm))

function clause(text: string, { polite, thanks }: Vocabulary): Clause {
  const all = bareTokens(text)
  let [from, to] = [0, all.length]
  while (from < to && polite.has(all[from]?.norm ?? '')) from += 1
  while (to > from && thanks.has(all[to - 1]?.norm ?? '')) to -= 1
  return { text, words: all.slice(from, to) }
}

function readClause(read: Clause, vocabulary: Vocabulary): Change | null {
  const { words } = read
  return (
    readLength(words, vocabulary) ??
    readRename(read, vocabulary) ??
    readDrop(words, vocabulary) ??
    readSwap(words, vocabulary) ??
    readAdd(read, vocabulary) ??
    readMove(words, vocabulary)
  )
}

function readLength(words: Words, { length, shorter, less, too, long, chapters, numbers }: Vocabulary): Change | null {
  const norms = words.map(({ norm }) => norm)
  const counts = norms.flatMap((norm) => numberOf(norm, numbers) ?? [])
  if (counts.length > 1 || norms.some((norm) => !length.has(norm) && numberOf(norm, numbers) === null)) return null
  const has = (some: ReadonlySet<string>): boolean => norms.some((norm) => some.has(norm))
  const [count = null] = counts
  const isOfChapters = norms.some((norm) => chapters.has(norm) && length.has(norm))
  const isTooLong = has(too) && (has(long) || isOfChapters)
  return has(shorter) || isTooLong || (isOfChapters && (has(less) || count !== null))
    ? { kind: 'shorter', count }
    : null
}

const numberOf = (word: string, numbers: readonly string[]): number | null => {
  const number = numbers.includes(word) ? numbers.indexOf(word) : Number(word)
  return Number.isInteger(number) && word !== '' ? number : null
}

/** The words behind one of the phrases at the beginning; null where none stands there. */
function behind(found: Phrases, words: Words): Words | null {
  const length = found.lengthAt(words, 0)
  return length === 0 ? null : words.slice(length)
}

/** The words before one of a set at the end, as in languages whose verbs come last. */
const ahead = (last: ReadonlySet<string>, words: Words): Words | null =>
  words.length > 1 && last.has(words.at(-1)?.norm ?? '') ? words.slice(0, -1) : null

function readDrop(words: Words, { drop, dropLast, take, out }: Vocabulary): Change | null {
  const isTaken = take.has(words[0]?.norm ?? '') && out.has(words.at(-1)?.norm ?? '')
  const what = isTaken ? words.slice(1, -1) : (behind(drop, words) ?? ahead(dropLast, words))
  return what && what.length > 0 ? { kind: 'drop', what } : null
}

function readSwap(words: Words, { swap, swapLast }: Vocabulary): Change | null {
  const what = behind(swap, words) ?? ahead(swapLast, words)
  return what && what.length > 1 ? { kind: 'swap', what } : null
}

/** 'Rename X to Y', 'call X “Y”'. */
function readRename({ text, words }: Clause, { rename, renameLast, titleJoins }: Vocabulary): Change | null {
  const all = behind(rename, words) ?? (renameLast.has(words.at(-1)?.norm ?? '') && words.length > 2 ? words : null)
  if (!all) return null
  const quoted = quotedEnd(text)
  const kept = ahead(renameLast, all) ?? all
  const rest = kept.filter(({ from }) => quoted === null || from < quoted.from)
  const isTo = ({ norm }: Words[number]): boolean => titleJoins.has(norm)
  const to = quoted ? rest.findLastIndex(isTo) : rest.findIndex(isTo)
  if (to < 0 && !quoted) return null
  const title = quoted ? quoted.text : text.slice(rest[to]?.to ?? text.length, kept.at(-1)?.to)
  const what = to < 0 ? rest : rest.slice(0, to)
  return what.length === 0 || title.trim() === '' ? null : { kind: 'rename', what, title: title.trim() }
}

/** The words in quotes at the end of a text. */
function quotedEnd(text: string): { readonly from: number; readonly text: string } | null {
  // "… in „X“ um", "… to “X”, and" before the next part of the request
  const trimmed = text.trimEnd().replace(/(?<=["”“»']),? \p{L}{1,4}$/u, '')
  if (!/["”“»']$/.test(trimmed)) return null
  const from = Math.max(...['"', '“', '„', '«', " '"].map((mark) => trimmed.lastIndexOf(mark, trimmed.length - 2)))
  return from < 0
    ? null
    : {
        from,
        text: trimmed
          .slice(from)
          .replaceAll(/["“”„«»]|^ '|'$/g, '')
          .trim(),
      }
}

function readAdd({ text, words }: Clause, vocabulary: Vocabulary): Change | null {
  const { add, addLast, about, more, practice } = vocabulary
  const opened = behind(add, words)
  const named = opened ? (ahead(addLast, opened) ?? opened) : ahead(addLast, words)
  if (!named) return null
  const { what: all, place } = withPlace(named, vocabulary)
  let from = 0
  while (from < all.length && about.has(all[from]?.norm ?? '')) from += 1
  const skipped = [...words.slice(0, words.length - (opened?.length ?? words.length)), ...all.slice(0, from)]
  const isMore = skipped.some(({ norm }) => more.has(norm))
  const what = all.slice(from)
  const [first, last] = [what[0], what.at(-1)]
  if (!first || !last) return null
  if (place === null && what.every(({ norm }) => practice.has(norm) || about.has(norm))) return { kind: 'practice' }
  return { kind: 'add', what, text: text.slice(first.from, last.to), isMore, place }
}

function readMove(words: Words, vocabulary: Vocabulary): Change | null {
  const { startWith, endWith, move, moveLast } = vocabulary
  const [opens, ends] = [behind(startWith, words), behind(endWith, words)]
  const named = opens ?? ends
  if (named) return named.length === 0 ? null : { kind: 'move', what: named, place: opens ? 'first' : 'last' }
  const moved = behind(move, words) ?? words
  const { what, place } = withPlace(ahead(moveLast, moved) ?? moved, vocabulary)
  return place === null || what.length === 0 ? null : { kind: 'move', what, place }
}
