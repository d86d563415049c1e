import { lookUp } from './look-up.ts'

/** Verbs of one beat that end in one consonant and double it: "swim", "swimming". */
const DOUBLING = new Set(
  `begin blog bet chat chop clap clip crop cut debug dig dip drag drum fit flip forget format get grab hit hop hug hum
  jam jog kid knit let log map nap pet plan plot plug prep program put quit rap rig rip rob rub run scan set ship
  shop sip sit skim skip slip snap spin spot step stop strum submit sum swap swim tap tip top trim win wrap zip`.split(
    /\s+/,
  ),
)

/** Verbs with which a goal may begin when nothing before them says that a verb follows. */
const GOAL_VERBS = new Set(
  `achieve analyse analyze animate arrange assemble automate bake be become befriend begin blog brew build buy
  calculate carve choose clean climb code collect compose configure control convert cook craft create crochet cut
  cycle dance deal debug defend deliver deploy design develop dive do draft draw dress drive earn edit explain
  explore feed find fish fix fly forage fold found get give grow handle hike host install invest invent juggle jump
  keep knit launch lead lift live lose maintain make manage master meditate mix model negotiate open optimise
  optimize organise organize paint parent pass perform pick plan plant play predict prepare present produce program
  prune publish quit raise rap read recognise record reduce refurbish relax remember renovate rescue repair restore
  ride rock roll row run sail save sculpt sell set sew shoot sing skate sketch ski sleep solve speak spell start
  stop strengthen stretch surf survive swim take tame teach think tie train translate travel tune turn type use
  visit weld win write`.split(/\s+/),
)

export const isGoalVerb = (word: string): boolean => GOAL_VERBS.has(word.toLowerCase())

/** "bake" becomes "baking". */
export function gerund(verb: string): string {
  const word = verb.toLowerCase()
  if (/ing$/.test(word) && word.length > 5) return word
  if (/ie$/.test(word)) return `${word.slice(0, -2)}ying`
  if (/\w[^eoy]e$/.test(word)) return `${word.slice(0, -1)}ing`
  return DOUBLING.has(word) ? `${word}${word.at(-1)}ing` : `${word}ing`
}

/** "read and write Arabic" becomes "reading and writing Arabic". */
export const asActivity = (phrase: string): string =>
  phrase
    .replace(/^\p{L}+/u, gerund)
    .replace(/^(\p{L}+(?:, | and | or ))(\p{L}+)(?=[ ,]|$)/u, (whole, first: string, second: string) =>
      isGoalVerb(second) ? `${first}${gerund(second)}` : whole,
    )

export const capitalised = (text: string): string =>
  text.replace(/^([^\p{L}\p{N}]*)(\p{L})/u, (_, before: string, letter: string) => before + letter.toUpperCase())

const SECOND_PERSON: Readonly<Record<string, string>> = {
  "i'm": "you're",
  "i've": "you've",
  "i'd": "you'd",
  "i'll": "you'll",
  im: "you're",
  my: 'your',
  me: 'you',
  mine: 'yours',
  myself: 'yourself',
}
/** Not the numeral of "World War I" or "Calculus I". */
const FIRST_PERSON =
  /(?<!\p{Lu}\p{L}+ )\bI\b(?! and I\b|$)|(?<=\b(?:and|as|because|but|if|since|so|that|when|while) )I\b/giu

/** The learner's words about themselves, said back to them: "my job" becomes "your job". */
export const saidBack = (text: string): string =>
  text
    .replace(/\bI was\b/gi, 'you were')
    .replace(/\bI am\b/gi, 'you are')
    .replace(/[\p{L}'’]+/gu, (word) => lookUp(SECOND_PERSON, word.toLowerCase().replace('’', "'")) ?? word)
    .replace(FIRST_PERSON, 'you')

/** "a", "a and b", "a, b and c". */
export const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export const inWords = (count: number): string => NUMBERS[count] ?? String(count)
