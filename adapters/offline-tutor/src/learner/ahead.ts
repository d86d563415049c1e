import type { Topic } from '@app/domain'
import { phrases, wordSet } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'
import type { Parts, Segment } from './parts.ts'

const PURPOSE = phrases(
  "want to, i want to, i'd like to, i would like to, i'd love to, i hope to, so that i, ich will, ich möchte, um zu, je veux, je voudrais, quiero, voglio, quero",
)
/** How hedges, excuses and statements begin. */
const NOT_AHEAD = wordSet(
  "i i'm i've i'd i'll my we it it's that that's if when unless except maybe perhaps sometimes or no not none never more less mostly depending depends roughly approximately tops max maximum minimum realistically flexible hopefully total overall regularly",
  'nothing all forgot only just still usually on in at after before during until about around up but though although weather possibly probably can could should would have has am is are was do does did yes ok sorry',
  'ich mein meine wir es das wenn falls außer vielleicht manchmal oder kein keine nicht mehr weniger meistens ungefähr je nach aber wegen mit ohne nur wenigstens mindestens höchstens',
  'je j tengo mi si yo no quizás peut depende se talvez forse più moins plus más mais при если или не',
)
/** They speak of time. */
export const OF_TIME = wordSet(
  'time times day days week weeks weekend weekends month months year years evening evenings morning mornings work job busy schedule holiday holidays kids zeit tag woche abends arbeit',
)

/**
 * An answer to the last question, before it is asked: it says what for, or stands behind the answer to this question and says
 * nothing about time.
 */
export function isAhead({ words, sentence }: Segment, { times, levels }: Parts, asked: Topic): boolean {
  if (asked === 'focus') return false
  if (PURPOSE.lengthAt(words, 0) > 0) return true
  const isBehind = (part: Words): boolean => (part[0]?.from ?? 0) < (words[0]?.from ?? 0)
  const isListed = times.some(isBehind) || (sentence > 0 && levels.some(isBehind))
  if (!(asked === 'time' ? times : levels).some(isBehind) || !isListed || NOT_AHEAD.has(normAt(words, 0))) return false
  return words.some(({ norm }) => norm.length > 2) && !words.some(({ norm }) => OF_TIME.has(norm))
}
