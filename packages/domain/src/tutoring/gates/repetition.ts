import type { Fault } from '../fault.ts'
import { repeatedShare, sharedShare, shinglesOf } from './shingles.ts'
import { plain } from './words.ts'

const MOST_REPEATED = 0.1
const MOST_OF_EARLIER = 0.2

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
    ...(repeatedShare(rows) > MOST_REPEATED ? [REPEATS] : []),
    ...(sharedShare(rows, before) > MOST_OF_EARLIER ? [REPEATS_EARLIER] : []),
  ]
}

export function checkHeadings(markdown: string): readonly Fault[] {
  const headings = markdown.split('\n').flatMap((line) => {
    const heading = /^ {0,3}#{1,6}[ \t](.*)$/.exec(line)?.[1]
    return heading === undefined ? [] : [plain(heading)]
  })
  return new Set(headings).size < headings.length ? [HEADING_TWICE] : []
}
