import { plain, type Words, wordsOf } from '../../shared/words.ts'
import type { Fault } from '../fault.ts'
import { overlap, repeatedShare, sharedShare, shinglesOf } from './shingles.ts'

const MAX_REPEATED = 0.1
const MAX_SHARE_OF_EARLIER = 0.2

const REPEATS: Fault = { code: 'repeats-itself', words: 'Say each thing once, in sentences that differ.' }
const REPEATS_EARLIER: Fault = {
  code: 'repeats-earlier',
  words: 'Write about this chapter only: what the earlier chapters taught must not be told again.',
}
const HEADING_TWICE: Fault = { code: 'heading-twice', words: 'Use each heading once.' }

/** `earlier`: texts of the plan's chapters before this one. */
export function checkRepetition(text: string, earlier: readonly string[]): readonly Fault[] {
  const rows = shinglesOf(text)
  const before = new Set(earlier.flatMap(shinglesOf))
  return [
    ...(repeatedShare(rows) > MAX_REPEATED || variesOne(text) ? [REPEATS] : []),
    ...(sharedShare(rows, before) > MAX_SHARE_OF_EARLIER ? [REPEATS_EARLIER] : []),
  ]
}

/** Words of the shortest sentence that is compared: "I have a dog. I have a cat." is an exercise. */
const SHORTEST = 7
/** A sentence is compared with so many before it, so that the time stays linear. */
const LOOKS_BACK = 4
const SAME_FRAME = 0.55
const MIN_SENTENCES = 6
const MAX_SHARE_OF_FRAME = 0.5

/** Whether most sentences are one, with a word or two changed each time. */
function variesOne(text: string): boolean {
  const sentences = text
    .split(/(?<=[.!?。！？])\s*|\n+/u)
    .map(wordsOf)
    .filter(({ tokens }) => tokens.length >= SHORTEST)
  const isVariant = (words: Words, at: number): boolean =>
    sentences.slice(Math.max(0, at - LOOKS_BACK), at).some((earlier) => overlap(words, earlier) >= SAME_FRAME)
  const variants = sentences.filter(isVariant).length
  return sentences.length >= MIN_SENTENCES && variants > sentences.length * MAX_SHARE_OF_FRAME
}

export function checkHeadings(markdown: string): readonly Fault[] {
  const headings = markdown.split('\n').flatMap((line) => {
    const heading = /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1]
    return heading === undefined ? [] : [plain(heading)]
  })
  return new Set(headings).size < headings.length ? [HEADING_TWICE] : []
}
