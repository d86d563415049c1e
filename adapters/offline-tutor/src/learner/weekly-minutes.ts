import { lookUp } from '../words/look-up.ts'
import { wholeWords } from '../words/pattern.ts'
import { timeInEnglish } from './foreign-time.ts'
import { COUNTDOWN, DEADLINE, NUMBER, OFTEN, UNIT } from './time-patterns.ts'

const HOUR = 60
/** How long someone sits down to learn who says how often, but not how long. */
const SITTING = 45
const LEAST = 5
const MOST = 40 * HOUR

const AMOUNT = new RegExp(`(?<![\\p{L}\\p{N}])(?<number>${NUMBER})\\s?(?<unit>${UNIT})`, 'iu')
const LITTLE =
  /\b(?:little|not (?:very |too )?much|no (?:free |spare )?time|busy|hardly|barely)\b|(?:n['’]t|not) have much/i
const WEEKDAYS = /(?:mon|tues|wednes|thurs|fri|satur|sun)day/giu
const HOW_OFTEN = wholeWords(`(?:${OFTEN}|evenings|mornings|after work)`)

/** "3" answers how many hours a week; nobody means 45 hours by "45". */
const BARE_NUMBER = new RegExp(String.raw`^\s*(?!an?\b)(${NUMBER})[\s.!]*$`, 'iu')
const MOST_BARE_HOURS = 14

const hoursOrMinutes = (number: number): number =>
  number <= MOST_BARE_HOURS ? Math.max(number * HOUR, LEAST) : Math.min(number, MOST)

/** Minutes a week that someone's words about their time come to, or null when they do not say. */
export function weeklyMinutes(words: string): number | null {
  const text = timeInEnglish(words).replace(wholeWords(DEADLINE, 'giu'), ' ')
  const bare = BARE_NUMBER.exec(text)?.[1]
  if (bare) return hoursOrMinutes(figure(bare))
  const stated = text.split(/,\s| and (?!a half)/).reduce((sum, part) => sum + statedMinutes(part), 0)
  if (stated > 0) return Math.min(Math.max(Math.round(stated), LEAST), MOST)
  if (/full[- ]time|whole day|all day/i.test(text)) return 30 * HOUR
  if (LITTLE.test(text)) return HOUR
  if (/\b(?:a lot|lots|plenty|much time)\b/i.test(text)) return 8 * HOUR
  if (/weekend/i.test(text)) return 3 * HOUR
  const days = text.match(WEEKDAYS)?.length
  if (days) return days * HOUR
  return HOW_OFTEN.test(text) ? Math.min(SITTING * timesAWeek(text), 5 * HOUR) : null
}

function statedMinutes(part: string): number {
  const amount = AMOUNT.exec(part)?.groups
  if (!amount) return 0
  const sitting = minutesIn(amount.number ?? '', amount.unit ?? '')
  return sitting * timesAWeek(part)
}

const NUMERALS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  'forty five': 45,
  sixty: 60,
  ninety: 90,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  'a couple of': 2,
  'a few': 3,
  several: 4,
}

function figure(words: string): number {
  const [low = words, high = low] = words.split(/\s?(?:-|–|to|or)\s?(?=\d)/)
  const [from, to] = [low, high].map(
    (word) => lookUp(NUMERALS, word.toLowerCase()) ?? (Number(word.replace(',', '.')) || 1),
  )
  return ((from ?? 1) + (to ?? 1)) / 2
}

function minutesIn(number: string, unit: string): number {
  if (!/^h/i.test(unit)) return figure(number)
  return (figure(number) + (/half$/i.test(unit) ? 0.5 : 0)) * HOUR
}

const COUNTED = new RegExp(`(${NUMBER}) (?:times|days|evenings|mornings)`, 'iu')

/** How many sittings a week. An amount without any period is one a week, because that is what was asked for. */
function timesAWeek(text: string): number {
  if (/\bonce\b/i.test(text)) return /month/i.test(text) ? 0.25 : 1
  if (/\btwice\b/i.test(text)) return /day/i.test(text) ? 14 : 2
  const counted = COUNTED.exec(text)?.[1]
  if (counted) return Math.min(figure(counted), 7)
  if (/month/i.test(text)) return 0.25
  if (/\b(?:weekdays?|workdays?)\b/i.test(text)) return 5
  if (/\bother (?:day|evening|morning)\b/i.test(text)) return 3.5
  if (/\bdaily\b|(?:\b(?:a|per|each|every)\s?|\/\s?)(?:single )?(?:day|evening|morning|night)\b/i.test(text)) return 7
  if (/\b(?:evening|morning|night)s\b|after work/i.test(text)) return 5
  if (/week|day\b/i.test(text)) return 1
  return 1
}

const WEEKS_IN = { day: 1 / 7, week: 1, month: 4.3, year: 52 } as const

/** Weeks that a deadline leaves, where it counts them: "in 3 months". */
export function weeksLeft(text: string): number | null {
  const countdown = wholeWords(COUNTDOWN).exec(text)?.[0]
  const unit = (['day', 'week', 'month', 'year'] as const).find((name) => countdown?.includes(name))
  const number = new RegExp(`(${NUMBER}) (?:day|week|month|year)`, 'iu').exec(countdown ?? '')?.[1]
  return unit && number ? Math.max(1, Math.round(figure(number) * WEEKS_IN[unit])) : null
}

/** The learner's own words for a date to be ready by. */
export const deadlineIn = (text: string): string | null => wholeWords(DEADLINE).exec(text)?.[0] ?? null
