import { type Found, takeOut } from './find.ts'

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*(?:-|–|to|or)\s*\d+(?:[.,]\d+)?)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty(?:[- ]five)?|sixty|ninety|half an?|a couple of|a few|several)`
const UNIT = String.raw`(?:hours?(?: and a half)?|hrs?|h|minutes?|mins?)\b`
const DAY = '(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day)'
const SPAN = String.raw`(?:day|week|weekday|workday|weekend|month|evening|morning|night|${DAY})s?`
const WEEKENDS = String.raw`(?:(?:only )?(?:on|at|over|during) (?:the )?weekends?(?: only)?|on weekdays|in the (?:evening|morning)s?|after work|full[- ]time|part[- ]time)`
const PERIOD = String.raw`(?:(?:a|an|per|each|every|in a|on|/)\s*(?:single |other )?${SPAN}|daily|weekly|monthly|${WEEKENDS})`
const OFTEN = String.raw`(?:(?:once|twice|${NUMBER} (?:times|days|evenings|mornings)) (?:a|per|every|each) (?:day|week|month|weekend)|every (?:single )?(?:day|evening|morning|night|weekend|${DAY})|each (?:day|evening|morning|night|weekend)|daily)\b`
const MONTH = '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const DATE = String.raw`(?:the end of )?(?:next |this |the )?(?:(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?${MONTH}(?: \d{1,4}(?:st|nd|rd|th)?)?|spring|summer|autumn|fall|winter|christmas|easter|new year|year|month|week|20\d\d)\b`
const DEADLINE = String.raw`(?:(?:by|until|till|before) ${DATE}|in ${MONTH}\b|(?:in|within|over)(?: the next)? (?:about )?${NUMBER} (?:days?|weeks?|months?|years?)\b)`

/** Words that lead up to a time and go with it. */
const LEADING = String.raw`(?:[,\s]*\b(?:and|but|i|i'm|i'll|i'd|can|could|only|also|do|would|will|like to|want to|have|i've got|i got|got|spend|give it|give|invest|find|having|spending|with|about|around|roughly|maybe|say|at most|at least|up to|free)\b\s+)*`
const TRAILING = String.raw`(?:\s+(?:of (?:free |my )?time|free|time|available|for (?:it|this|that|learning|practice|practising|practicing|studying)|to (?:spend(?: on (?:it|this))?|study|practi[sc]e|learn)))*`

const around = (core: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${LEADING}(?<fact>${core})${TRAILING}(?![\\p{L}\\p{N}])`, 'giu')

const AMOUNT = String.raw`${NUMBER}\s*${UNIT}(?:\s*,?\s*${PERIOD})?(?:\s*,?\s*${OFTEN})?`
const STATED = [around(String.raw`${NUMBER}\s*${UNIT}\s*,?\s*${PERIOD}(?:\s*,?\s*${OFTEN})?`), around(`${OFTEN}(?: for ${AMOUNT})?`)]
const AVAILABLE = new RegExp(`\\b(?:have|got|spend|spare|with|invest) (?:only |about |around |maybe |up to |at most )*(?<fact>${AMOUNT})${TRAILING}`, 'giu')
const LITTLE = /(?:\b(?:and|but|i|i've|have|got|do|don't|not)\b[ ,]*)+(?<fact>(?:not |n't have )?(?:very |too )?(?:much|little|no|a lot of|lots of|plenty of) (?:free |spare )?time)\b/giu

/** When, how long and until when, as far as a message tells. */
export const findTime = (text: string): Found =>
  takeOut(text, [...STATED, AVAILABLE, LITTLE, around(DEADLINE), around(WEEKENDS)])

const FIGURES: Readonly<Record<string, number>> = {
  a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12,
  fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'forty-five': 45, 'forty five': 45, sixty: 60, ninety: 90,
  half: 0.5, 'half a': 0.5, 'half an': 0.5, 'a couple of': 2, 'a few': 3, several: 4,
} // biome-ignore format: a table

function figure(words: string): number {
  const range = /^(\d+(?:[.,]\d+)?)\s*(?:-|–|to|or)\s*(\d+(?:[.,]\d+)?)$/.exec(words)
  if (range) return (figure(range[1] ?? '') + figure(range[2] ?? '')) / 2
  return FIGURES[words.toLowerCase()] ?? (Number(words.replace(',', '.')) || 1)
}

const HOUR = 60
const SITTING = 45
const MOST = 40 * HOUR

/** Minutes a week that someone's words about their time come to, or null when they do not say. */
export function weeklyMinutes(text: string): number | null {
  const amount = new RegExp(`(?<![\\p{L}\\p{N}])(${NUMBER})\\s*(${UNIT})`, 'iu').exec(text)
  const sitting = amount ? minutesIn(amount[1] ?? '', amount[2] ?? '') : null
  const times = timesAWeek(text, sitting)
  if (sitting !== null) return Math.min(Math.max(Math.round(sitting * times), 5), MOST)
  if (/full[- ]time|whole day|all day/i.test(text)) return 30 * HOUR
  if (/\b(?:a lot|lots|plenty|much time|enough)\b/i.test(text) && !/not|n't/i.test(text)) return 8 * HOUR
  if (/\b(?:little|not much|no time|busy|hardly|barely)\b|n't have much/i.test(text)) return HOUR
  if (/weekend/i.test(text)) return 3 * HOUR
  return new RegExp(`${OFTEN}|evenings|mornings|after work`, 'iu').test(text) ? Math.min(SITTING * times, 5 * HOUR) : null
}

function minutesIn(number: string, unit: string): number {
  if (!/^h/i.test(unit)) return figure(number)
  return (figure(number) + (/half$/i.test(unit) ? 0.5 : 0)) * HOUR
}

/** How many sittings a week. An amount without any period means a week if it is long, a day if it is short. */
function timesAWeek(text: string, sitting: number | null): number {
  const stated = /(\b(?:once|twice)|[\w-]+) ?(?:times|days|evenings|mornings)? (?:a|per|every|each|in a) week/i.exec(text)
  const count = { once: 1, twice: 2 }[stated?.[1]?.toLowerCase() ?? '']
  if (count !== undefined) return count
  const counted = new RegExp(`(${NUMBER}) (?:times|days|evenings|mornings)`, 'iu').exec(text)
  if (counted) return Math.min(figure(counted[1] ?? ''), 7)
  if (/month/i.test(text) && !/(?:in|within|over)[^,]*month/i.test(text)) return 0.25
  if (/\b(?:weekdays?|workdays?)\b/i.test(text)) return 5
  if (/\bdaily\b|(?:\b(?:a|per|each|every)|\/) ?(?:single )?(?:day|evening|morning|night)\b/i.test(text)) return 7
  if (/\b(?:evening|morning|night)s\b|after work/i.test(text)) return 5
  if (/week|wk/i.test(text)) return 1
  return sitting !== null && sitting < HOUR ? 5 : 1
}

/** Weeks that a deadline leaves, where it counts them: "in 3 months". */
export function weeksLeft(text: string): number | null {
  const match = new RegExp(`(?:in|within|over)(?: the next)? (?:about )?(${NUMBER}) (day|week|month|year)s?`, 'iu').exec(text)
  if (!match) return null
  const weeks = { day: 1 / 7, week: 1, month: 4.3, year: 52 }[match[2]?.toLowerCase() ?? ''] ?? 1
  return Math.max(1, Math.round(figure(match[1] ?? '') * weeks))
}

/** The learner's own words for a date to be ready by. */
export function deadlineIn(text: string): string | null {
  return new RegExp(DEADLINE, 'iu').exec(text)?.[0] ?? null
}
