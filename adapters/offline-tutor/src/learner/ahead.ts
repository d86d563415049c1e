import { normAt, requirementsIn, type Topic, type Words } from '@app/domain'
import { phraseList, wordList } from '../words/phrases.ts'
import type { Parts, Segment } from './parts.ts'

const PURPOSE = phraseList('ahead.purpose')
/** How hedges, excuses and statements begin. */
const NOT_AHEAD = wordList('ahead.not-ahead')
/** They speak of time. */
export const OF_TIME = wordList('ahead.of-time')

/** "No theory", "must include portraits". */
export function isRequirement(words: Words): boolean {
  const { mustHave, skip } = requirementsIn(words.map(({ norm }) => norm).join(' '))
  return mustHave.length + skip.length > 0
}

/**
 * An answer to the last question, before it is asked: it says what for, or stands behind the answer to this question and says
 * nothing about time.
 */
export function isAhead({ words, sentence }: Segment, { times, levels }: Parts, asked: Topic): boolean {
  if (asked === 'focus') return false
  if (PURPOSE.lengthAt(words, 0) > 0) return true
  const isBehind = (part: Words): boolean => (part[0]?.from ?? 0) < (words[0]?.from ?? 0)
  const isListed = times.some(isBehind) || (sentence > 0 && levels.some(isBehind))
  if (!(asked === 'time' ? times : levels).some(isBehind) || !isListed) return false
  if (NOT_AHEAD.has(normAt(words, 0)) && !isRequirement(words)) return false
  return words.some(({ norm }) => norm.length > 2) && !words.some(({ norm }) => OF_TIME.has(norm))
}
