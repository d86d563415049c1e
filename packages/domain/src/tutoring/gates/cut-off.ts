import { FUNCTION_WORDS } from '../../shared/function-words.ts'
import { normalised, wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'

const CUT_OFF: Fault = {
  code: 'cut-off',
  words: 'Bring the introduction to its end: it stops in the middle of a sentence.',
}

/** Headings, lists, quotations, tables, fences, markup, footnotes, and what is indented below them. */
const NO_PROSE = /^(?:[ \t]|#|[-+•–—]|\*[ \t]|>|\||`{3}|~{3}|<|\$\$|\[\^|\p{N}{1,4}[.)]|\p{L}[.)] )/u
/** The last character of a sentence that goes on: no mark, no bracket, no quotation mark, no formula, no code. */
const GOES_ON = /[\p{L}\p{N}\p{M},，、-]$/u
/** Where sentences end without a mark. */
const WITHOUT_MARKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const END_OF_SENTENCE = /(?:(?<=[\p{L}\p{N}\p{M})\]"'”’»`%][.!?…])["'”’»)]?\s+|[。！？।؟۔։።])/u
/** Characters of a line that stands by itself: a verse, a greeting, a name. */
const SHORT_LINE = 60
/** Words, or signs, of what is more than a greeting behind the last sentence ("Happy baking to all of you"). */
const ENOUGH_WORDS = 7
const ENOUGH_SIGNS = 10

const SMALL_WORDS: ReadonlySet<string> = new Set(Object.values(FUNCTION_WORDS).flat().map(normalised))
/** Something has to follow, however short the rest is. */
const OPENING: ReadonlySet<string> = new Set(
  `the an and or but if when because of than your its is are was der die das und oder aber wenn weil dass ist sind le les un
  une et ou mais si des avec est el los las una pero del que con il di e gli che och и или но если потому что`
    .split(/\s+/)
    .map(normalised),
)

/**
 * Whether a Markdown text stops in the middle of a sentence. Only a last paragraph of running prose is judged, and only in a
 * text whose other paragraphs end with a mark.
 */
export function checkEnd(markdown: string): readonly Fault[] {
  const blocks = markdown.trim().split(/\n[ \t]*\n/)
  const last = blocks.at(-1) ?? ''
  return isProse(last) && isCutOff(last) && !blocks.slice(0, -1).some(lacksMark) ? [CUT_OFF] : []
}

function isProse(block: string): boolean {
  const lines = block.split('\n')
  const before = lines.slice(0, -1)
  return !lines.some((line) => NO_PROSE.test(line)) && !before.some(standsByItself) && !WITHOUT_MARKS.test(block)
}

const standsByItself = (line: string): boolean => line.length < SHORT_LINE && GOES_ON.test(bare(line))

/** A long paragraph without a mark: the author sets none. */
const lacksMark = (block: string): boolean =>
  isProse(block) && block.length > 2 * SHORT_LINE && GOES_ON.test(bare(block))

function isCutOff(block: string): boolean {
  if (!GOES_ON.test(bare(block))) return false
  const sentences = block.split(END_OF_SENTENCE)
  const { tokens, sign } = wordsOf(sentences.at(-1) ?? '')
  const long = tokens.length >= (sign ? ENOUGH_SIGNS : ENOUGH_WORDS)
  const word = tokens.at(-1) ?? ''
  if (sentences.length > 1) return long || OPENING.has(word)
  return long && SMALL_WORDS.has(word)
}

/** Without emphasis and the white space at its end. */
const bare = (text: string): string => {
  let end = text.length
  while (end > 0 && ' \t\n*_~\\'.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
