import { type Fact, isQuoted, LEVELS, type Level, type Pace, suggestedFact, type Topic } from '@app/domain'

/** Level words in English, German and Spanish that say it wherever they stand in a message about the goal or the level. */
const LEVEL_WORDS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  new: [
    ...['beginner', 'beginners', 'anfänger', 'anfängerin', 'principiante', 'principiantes'],
    ...['from scratch', 'von null', 'desde cero', 'de cero'],
  ],
  some: ['intermediate', 'intermedio', 'intermedia'],
  comfortable: ['advanced', 'fortgeschritten', 'avanzado', 'avanzada'],
}
/** Those that say it in a clause of their own; the answers that are offered are among them. */
const CLAUSES: Readonly<Record<Level, readonly string[]>> = {
  new: ['new', 'new to it', 'never', 'neu', 'neu für mich', 'nie', 'noch nie', 'nuevo', 'nueva', 'nunca'],
  some: ['some', 'a little', 'a bit', 'basics', 'etwas', 'ein wenig', 'grundlagen', 'algo', 'un poco', 'lo básico'],
  comfortable: ['comfortable', 'good at it', 'es gut', 'es schon gut', 'se me da bien'],
  expert: ['expert', 'professional', 'experte', 'expertin', 'profi', 'experto', 'experta', 'profesional'],
}
/** Those that answer the question about it, where they are all that is said. */
const ANSWERS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  new: ['no', 'none', 'nothing', 'nein', 'nichts', 'keine', 'nada', 'ninguno', 'ninguna'],
  comfortable: ['good', 'gut', 'bien'],
}
const DENIAL = /(?<!\p{L})(?:not|no|never|isn[’']t|kein\p{L}*|nicht|tampoco)(?!\p{L})/iu
const I_AM = new RegExp(
  "^(?:(?:i[’']m|i am|ich bin|soy)(?: already)?(?: an?| eine?| una?)?|i(?: already)? know(?: the)?|i have|das ist|" +
    'ich kenne(?: schon)?(?: die)?|ich kann|sé|(?:ya )?conozco|ya(?= se me da)|tengo) ',
  'i',
)

const numbered = (words: string) => words.split(' ').map((word, at) => [word, `${at + 1}`] as const)
/** Numbers in words. */
const NUMBERS: ReadonlyMap<string, string> = new Map([
  ...['half an', 'half a', 'eine halbe', 'halbe', 'media'].map((half) => [half, '0.5'] as const),
  ...[['a', '1'] as const, ['an', '1'] as const],
  ...numbered('one two three four five six seven eight nine ten'),
  ...numbered('eine zwei drei vier fünf sechs sieben acht neun zehn'),
  ...numbered('una dos tres cuatro cinco seis siete ocho nueve diez'),
])
/** Not a part of a range, of a time of day or of a decimal. */
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,:/–-])(?<value>\\d{1,4}(?:[.,]\\d{1,2})?|${[...NUMBERS.keys()].join('|')}) ?` +
    '(?:(?<hours>h|hours?|hrs?|stunden?|std|horas?)|minutes?|mins?|minuten|minutos?)(?![\\p{L}\\d])' +
    '(?: ?(?:(?<daily>(?:a|per|every|each|/|am|pro|jeden|al|por|cada) ?(?:day|tag|d[ií]a)|daily|täglich)|' +
    '(?<weekly>(?:an?|per|every|each|/|pro|jede|die|in der|a la|por|cada) ?(?:week|woche|semana)|weekly|wöchentlich))(?!\\p{L}))?',
  'giu',
)
const DAYS =
  /(?<![\d.,:/–-])(?<value>[1-7]) ?(?:days?|times|tagen?|mal|d[ií]as?|veces) ?(?:a|per|every|\/|pro|die|in der|a la|por) ?(?:week|woche|semana)(?!\p{L})/giu

/** Said in front of the amount. */
const DAILY = /(?<!\p{L})(?:daily|every day|täglich|jeden tag|cada d[ií]a)(?!\p{L})/iu
/** A time beside one of them is a time a week. */
const WEEKDAY = new RegExp(
  '(?<!\\p{L})(?:weekends?|wochenenden?|fin(?:es)? de semana|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|' +
    '(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?)(?!\\p{L})',
  'giu',
)
/** Words that may stand around an amount and its day, and change neither. */
const SMALL_WORDS = new RegExp(
  '(?<!\\p{L})(?:i have|only|just|about|for|free|on|at|the|every|each|' +
    'ich habe|nur|etwa|zeit|am|an|den|jede[ns]?|tengo|solo|libres?|el|los|cada)(?!\\p{L})',
  'giu',
)

export type Reading = {
  /** What the message answers; 'goal' where it names what to learn, null where nothing was asked. */
  readonly about: Topic | 'goal' | null
  /** The time that is known. */
  readonly pace: Pace | null
}

/** What a short answer says of level and time: a chip of ours, a plain level word, one amount with its unit. */
export function factsIn(words: string, reading: Reading): readonly Fact[] {
  const pressed = suggestedFact('level', words) ?? suggestedFact('time', words)
  return pressed ? [pressed] : [...levelIn(words, reading), ...timeIn(words, reading)]
}

function levelIn(words: string, { about }: Reading): readonly Fact[] {
  const isAmong = about === 'goal' || about === 'level'
  const clauses = (isAmong ? words.split(/[,;.!\n]/) : [words.replace(/(?<![.!])[.!]+$/, '')]).map((clause) =>
    clause.trim().replace(I_AM, '').toLowerCase(),
  )
  const isAll = about === 'level' && clauses.filter(Boolean).length === 1
  for (const value of LEVELS) {
    const [anywhere = [], answers = []] = [LEVEL_WORDS[value], isAll ? ANSWERS[value] : []]
    const quote =
      [...anywhere, ...CLAUSES[value], ...answers].find((word) => clauses.includes(word)) ??
      anywhere.find((word) => isAmong && isQuoted(word, words) && !DENIAL.test(words))
    if (quote !== undefined) return [{ name: 'level', value, quote }]
  }
  return []
}

/** Whether more than how often is said in the clause of an amount. */
function saysMore(amount: string, words: string): boolean {
  const clause = words.split(/[,;.!\n]/).find((one) => one.includes(amount)) ?? words
  const others = [amount, DAILY, WEEKDAY, SMALL_WORDS].reduce<string>((rest, one) => rest.replace(one, ' '), clause)
  return /\p{L}/u.test(others)
}

/** Whether next to nothing stands between an amount and a day. */
function areSideBySide(amount: RegExpExecArray, day: RegExpExecArray | null | undefined): boolean {
  if (!day) return false
  const [first, second] = amount.index < day.index ? [amount, day] : [day, amount]
  const between = first.input.slice(first.index + first[0].length, second.index)
  return /^[\s,:]*$/.test(between.replace(SMALL_WORDS, ''))
}

/** A day or a week that is not said stays as it was. */
function timeIn(words: string, { about, pace }: Reading): readonly Fact[] {
  const [amounts, days] = [AMOUNT, DAYS].map((form) => [...words.matchAll(form)])
  const [amount, ...others] = amounts ?? []
  const [day, ...moreDays] = days ?? []
  // other numbers may say anything: a range, a distance, a date
  const counted = [amount, day].filter((found) => /\d/.test(found?.groups?.value ?? '')).length
  const strange = (words.match(/\d+(?:[.,]\d+)?/g) ?? []).length - counted
  if (others.length + moreDays.length > 0 || (about !== 'goal' && strange > 0)) return []
  const facts: Fact[] = day ? [{ name: 'days_per_week', value: day.groups?.value ?? '', quote: day[0] }] : []
  if (!amount) return facts
  const [quote] = amount
  const { value: said = '', hours, daily, weekly } = amount.groups ?? {}
  const inWords = NUMBERS.get(said.toLowerCase())
  // 'an hour and a half', 'one or two hours': more than a number and its unit says another amount
  if (inWords !== undefined && saysMore(quote, words)) return facts
  const value = inWords ?? said
  const [weekday, ...moreWeekdays] = words.matchAll(WEEKDAY)
  const isWeekly = weekly !== undefined || (moreWeekdays.length === 0 && areSideBySide(amount, weekday))
  const isClear = isWeekly || (daily ?? day) !== undefined || areSideBySide(amount, DAILY.exec(words))
  if (!isClear && about !== 'time' && quote !== words.trim().replace(/[.!]$/, '')) return facts
  const isDaily = daily !== undefined || (!isWeekly && (DAILY.test(words) || day !== undefined || pace?.per === 'day'))
  return [...facts, { name: `${hours ? 'hours' : 'minutes'}_per_${isDaily ? 'day' : 'week'}`, value, quote }]
}
