import { phrases, skipWords, wordMap, wordSet } from '../words/phrases.ts'
import { normAt, type Words } from '../words/tokenize.ts'
import { deadlineAt } from './deadline.ts'
import { type NumberMatch, numberAt } from './number.ts'

/** A part of what someone says about time. `from` and `to` count words. */
export type TimeItem = { readonly from: number; readonly to: number } & (
  | { readonly kind: 'amount'; readonly minutes: number }
  /** `perDay`: so often on each of its days. `days`: on so many days a week. `named`: a day by its name. */
  | { readonly kind: 'often'; readonly perDay?: number; readonly days?: number; readonly named?: boolean }
  | { readonly kind: 'deadline' }
)

const HOURS = wordSet(
  'hour hours hr hrs h stunde stunden hora horas heure heures ora ore uur uren timme timmar std час часа часов 時間 小时 小時 시간',
)
const MINUTES = wordSet('minute minutes min mins m minuto minutos minuten minuti минут минуты 分 分間 分钟 分鐘')
const WHOLE = new Map(
  Object.entries({ "un'ora": 60, часу: 60, "mezz'ora": 30, 'demi-heure': 30, viertelstunde: 15, полчаса: 30 }),
)
const PER = wordSet(
  'a an per each every in on at over during the only pro por par al alla am jeden chaque cada die der la le les los du à в',
)
const PER_DAY = wordSet(
  'day days morning mornings evening evenings afternoon afternoons night nights noon tag día dia jour giorno день abend soir d',
)
const DAYS = wordMap([
  [1, 'week weeks weekly woche semana semaine settimana weekend weekends week-end wochenende неделю wk'],
  [5, 'weekday weekdays workday workdays'],
  [0.25, 'month months monthly'],
])
const ADVERBS = wordSet('daily nightly täglich diario diariamente ежедневно quotidiennement 毎日 每天')
const NAMED = wordSet(
  'monday mondays tuesday tuesdays wednesday wednesdays thursday thursdays friday fridays saturday saturdays',
  'sunday sundays montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags',
  'samstag samstags sonntag sonntags lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunes martes miércoles jueves viernes sábado sábados domingo domingos',
)
/** By how often: the first is once. */
const ONCE = ['once einmal', 'twice zweimal', 'thrice dreimal', 'viermal', 'fünfmal'].map((words) => wordSet(words))
const TIMES = wordSet(
  'times mal fois veces vezes volte keer раза раз x days evenings mornings nights sessions sittings',
)
const OTHER_DAYS = phrases(
  'every other day, every second day, each other day, every other evening, every other morning',
)
const WORKING_DAYS = phrases(
  'monday to friday, monday through friday, mon to fri, mon-fri, monday-friday, monday till friday',
)
const FULL_TIME = phrases('full time, full-time, all day, the whole day')

/** All that a text says about time, in its order, in one pass. */
export function timeItems(words: Words): readonly TimeItem[] {
  const items: TimeItem[] = []
  for (let index = 0; index < words.length; ) {
    const item = itemAt(words, index)
    if (item) items.push(item)
    index = item ? item.to : index + 1
  }
  return items
}

/** What takes time, and is no learning: "I work 10 hours". */
const OCCUPATIONS = wordSet(
  'work working sleep sleeping commute arbeite schlafe pendle travaille dors trabajo duermo lavoro dormo',
)

export const hasOccupation = (words: Words): boolean => words.some(({ norm }) => OCCUPATIONS.has(norm))

const EXCEPT = phrases(
  `except, except for, except on, excluding, but not, nothing, none, außer, ausser, sauf, hormis, excepto, salvo, menos, tranne, eccetto,
  exceto, behalve, кроме`,
)

/** Where an exception to a time begins, "except Fridays", or -1. */
export function exceptionAt(words: Words): number {
  return words.findIndex((_, index) => {
    const length = EXCEPT.lengthAt(words, index)
    return length > 0 && oftenAt(words, index + length) !== null
  })
}

const itemAt = (words: Words, index: number): TimeItem | null =>
  deadlineAt(words, index) ?? oftenAt(words, index) ?? amountAt(words, index)

const FULL_TIME_A_DAY = 6 * 60

function amountAt(words: Words, from: number): TimeItem | null {
  const amount = (minutes: number, to: number): TimeItem => ({ kind: 'amount', minutes, from, to })
  const fullTime = FULL_TIME.lengthAt(words, from)
  if (OCCUPATIONS.has(normAt(words, from - 1))) return null
  if (fullTime > 0) return amount(FULL_TIME_A_DAY * 5, from + fullTime)
  if (words[from]?.norm === 'quarter' && words[from + 1]?.norm === 'of') return amount(15, from + 4)
  const whole = WHOLE.get(normAt(words, from))
  if (whole !== undefined) return amount(whole, from + 1)
  const number = withHalf(words, from)
  const at = from + (number?.length ?? 0)
  const unit = normAt(words, at)
  if (!number || isInterrupted(words, from, at)) return null
  // "30m" is a time, "swim 100 m" is none
  const isLength = unit === 'm' && (number.value > 90 || words[at - 1]?.to !== words[at]?.from)
  if (MINUTES.has(unit)) return isLength ? null : amount(number.value, at + 1)
  if (!HOURS.has(unit)) return null
  const minutes = number.value * 60
  if (AND_A_HALF.lengthAt(words, at + 1) > 0) return amount(minutes + 30, at + 4)
  // "1h30", "1 hour and 30 minutes"
  const and = words[at + 1]?.norm === 'and' ? 2 : 1
  const more = numberAt(words, at + and)
  if (!more) return amount(minutes, at + 1)
  const end = at + and + more.length
  if (more.value < 60 && MINUTES.has(normAt(words, end))) return amount(minutes + more.value, end + 1)
  const isGlued = and === 1 && words[at]?.to === words[at + 1]?.from
  return isGlued ? amount(minutes + more.value, at + 2) : amount(minutes, at + 1)
}

const AND_A_HALF = phrases('and a half')

/** "two and a half hours", unless the half stands behind the unit. */
function withHalf(words: Words, from: number): NumberMatch | null {
  const number = numberAt(words, from)
  if (!number || AND_A_HALF.lengthAt(words, from + number.length) === 0) return number
  return { value: number.value + 0.5, length: number.length + 3 }
}

/** A part of the sentence ends between a number and its unit: they do not belong together. */
const isInterrupted = (words: Words, from: number, at: number): boolean =>
  words.slice(from, at).some(({ ends }) => ends !== '')

function oftenAt(words: Words, from: number): TimeItem | null {
  const other = OTHER_DAYS.lengthAt(words, from)
  if (other > 0) return { kind: 'often', days: 3.5, from, to: from + other }
  const working = WORKING_DAYS.lengthAt(words, from)
  if (working > 0) return { kind: 'often', days: 5, from, to: from + working }
  return countedAt(words, from) ?? multipliedAt(words, from) ?? periodAt(words, from)
}

/** "30 min a day x 5". */
function multipliedAt(words: Words, from: number): TimeItem | null {
  const number = normAt(words, from) === 'x' ? numberAt(words, from + 1) : null
  const to = from + 1 + (number?.length ?? 0)
  const unit = normAt(words, to)
  return !number || HOURS.has(unit) || MINUTES.has(unit)
    ? null
    : { kind: 'often', days: Math.min(number.value, 7), from, to }
}

/** "twice a week", "five days a week", "3x per week", "once a day". */
function countedAt(words: Words, from: number): TimeItem | null {
  const once = ONCE.findIndex((named) => named.has(normAt(words, from))) + 1
  const number = once > 0 ? { value: once, length: 1 } : numberAt(words, from)
  const counts = once > 0 || TIMES.has(normAt(words, from + (number?.length ?? 0)))
  if (!number || !counts) return null
  const at = from + number.length + (once > 0 ? 0 : 1)
  const behind = skipWords(PER, words, at)
  const period = normAt(words, behind)
  const to = behind + 1
  if (behind === at)
    return once > 0 || words[at - 1]?.norm === 'times' ? null : { kind: 'often', days: number.value, from, to: at }
  if (PER_DAY.has(period)) return { kind: 'often', perDay: number.value, from, to }
  const weeks = DAYS.get(period)
  return weeks === undefined ? null : { kind: 'often', days: Math.min(number.value * weeks, 7), from, to }
}

/** "a day", "every evening", "daily", "on weekdays", "Sunday mornings", "per week". */
function periodAt(words: Words, from: number): TimeItem | null {
  let at = from
  while (at < from + 3 && PER.has(normAt(words, at))) at += 1
  if (words[at]?.norm === 'single') at += 1
  const word = normAt(words, at)
  const led = at > from
  if (ADVERBS.has(word)) return { kind: 'often', perDay: 1, from, to: at + 1 }
  if (NAMED.has(word)) {
    const part = PER_DAY.has(normAt(words, at + 1)) ? 2 : 1
    return { kind: 'often', days: 1, named: true, from, to: at + part }
  }
  const isPlural = word.endsWith('s')
  if (PER_DAY.has(word) && (led || (isPlural && word !== 'days'))) {
    return isPlural ? { kind: 'often', days: 5, from, to: at + 1 } : { kind: 'often', perDay: 1, from, to: at + 1 }
  }
  const days = DAYS.get(word)
  // "weekday mornings"
  if (days === 5 && PER_DAY.has(normAt(words, at + 1))) return { kind: 'often', days, from, to: at + 2 }
  const alone = isPlural && word !== 'weeks' && word !== 'months'
  if (days === undefined || !(led || alone || word.endsWith('ly'))) return null
  return { kind: 'often', days, from, to: at + 1 }
}
