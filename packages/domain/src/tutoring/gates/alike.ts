import { stemOf } from '../../shared/content-words.ts'
import { wordsOf } from '../../shared/words.ts'
import { overlap } from './shingles.ts'

const ALIKE = 0.8
const NUMBER = /^(?:\p{N}+|i{1,3}|iv|v)$/u
const PART = /^(?:part|lesson|unit|step|chapter|section|teil|kapitel|partie|parte|часть)$/u
const NUMBER_WORD =
  /^(?:one|two|three|four|five|six|seven|eight|first|second|third|eins|zwei|drei|vier|un|deux|trois|uno|dos|tres)$/u

/** Whether two titles or objectives say the same: punctuation, invisible characters, accents and numbers aside. */
function areAlike(one: string, other: string): boolean {
  const [first, second] = [withoutNumbers(one), withoutNumbers(other)]
  return first.tokens.join(' ') === second.tokens.join(' ') || overlap(first, second) >= ALIKE
}

/** Verbs and adverbs of an objective that say nothing of what can be done. */
const VAGUE = new Set(
  `understand know learn master study grasp get become be good better well fully really all about thoroughly completely deeply
  the a an of with in and to everything basics more objective goal number
  verstehen kennen lernen beherrschen den die das der ein eine gut besser comprendre connaitre apprendre maitriser le la les un
  une bien entender conocer aprender dominar el los las bien`.split(/\s+/),
)
const FEW = 3

/** Whether all say to know one and the same thing. Of two that are alike, code has left one out already. */
export function nameNoDeed(objectives: readonly string[]): boolean {
  const subjects = objectives.map((objective) => {
    const rest = wordsOf(objective).tokens.filter(
      (token) => !VAGUE.has(token) && !NUMBER.test(token) && !NUMBER_WORD.test(token),
    )
    return rest.map(stemOf).join(' ')
  })
  return objectives.length >= FEW && new Set(subjects).size === 1
}

/** The first of each that are alike. Few are compared: a plan or a chapter has twelve at most. */
export const withoutAlike = <T>(items: readonly T[], textOf: (item: T) => string): readonly T[] =>
  items.filter((item, index) => !items.slice(0, index).some((earlier) => areAlike(textOf(earlier), textOf(item))))

/** A text of numbers alone keeps them: they are all that it says. */
function withoutNumbers(text: string): ReturnType<typeof wordsOf> {
  const { tokens, sign } = wordsOf(text)
  const rest = tokens
    .filter((token, index) => !NUMBER.test(token) && !(NUMBER_WORD.test(token) && PART.test(tokens[index - 1] ?? '')))
    .map((token) => (sign ? token : stemOf(token)))
  return { tokens: rest.length === 0 ? tokens : rest, sign }
}
