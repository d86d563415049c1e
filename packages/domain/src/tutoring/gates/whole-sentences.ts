import { wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { withoutInlineCode } from './prose.ts'

const NO_SENTENCES: Fault = {
  code: 'no-sentences',
  words:
    'Teach in whole sentences of plain Markdown: no table of contents, no list of headings, no markup around the text.',
}
/** Scripts whose sentences end without a mark. */
const WITHOUT_MARKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u
const END = /[\p{L}\p{N}\p{M})"'”’»*_`][.!?…]|[。！？।؟۔։።]/gu
const ENOUGH_WORDS = 80
const MIN_SENTENCES = 4
const OPENS = /^<[a-z]{1,20}>/i
const CLOSES = /<\/[a-z]{1,20}>$/i
/** Escaped twice, so that it is shown. */
const ENTITY = /&amp;(?:#x?[\da-f]{2,6}|[a-z]{2,8});/gi
/** A lesson about HTML may show some. */
const MAX_ENTITIES = 12
/** Of all lines, those that Markdown shows as code because they are indented. */
const MAX_INDENTED = 0.8

/** `prose`: what a person sees. `source`: the Markdown, without fenced code. */
export function checkSentences(prose: string, source: string): readonly Fault[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  const indented = lines.filter((line) => /^(?: {4}|\t)/.test(line)).length
  const isCode = lines.length > 2 && indented / (lines.length - 1) >= MAX_INDENTED
  const text = prose.trim()
  const isMarkup =
    (OPENS.test(text) && CLOSES.test(text)) || (withoutInlineCode(source).match(ENTITY)?.length ?? 0) > MAX_ENTITIES
  return isCode || isMarkup || lacksSentences(prose) ? [NO_SENTENCES] : []
}

const lacksSentences = (prose: string): boolean =>
  !WITHOUT_MARKS.test(prose) &&
  wordsOf(prose).tokens.length >= ENOUGH_WORDS &&
  (prose.match(END)?.length ?? 0) < MIN_SENTENCES
