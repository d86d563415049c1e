import { type Fact, isQuoted, LEVELS, type Level, type Pace, suggestedFact, type Topic } from '@app/domain'

/** Level words in English, German and Spanish that say it wherever they stand in a message about the goal or the level. */
const LEVEL_WORDS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  new: [
    ...['beginner', 'beginners', 'anfänger', 'anfängerin', 'principiante', 'principiantes'],
    ...['from scratch', 'von null', 'desde cero'],
  ],
  some: ['intermediate', 'intermedio', 'intermedia'],
  comfortable: ['advanced', 'fortgeschritten', 'avanzado', 'avanzada'],
}
/** Those that say it in a clause of their own. */
const CLAUSES: Readonly<Record<Level, readonly string[]>> = {
  new: ['new', 'never', 'neu', 'nie', 'noch nie', 'nuevo', 'nueva', 'nunca'],
  some: ['some', 'a little', 'a bit', 'basics', 'etwas', 'ein wenig', 'grundlagen', 'algo', 'un poco'],
  comfortable: ['comfortable'],
  expert: ['expert', 'professional', 'experte', 'expertin', 'profi', 'experto', 'experta', 'profesional'],
}
/** Those that answer the question about it, where they are all that is said. */
const ANSWERS: Readonly<Partial<Record<Level, readonly string[]>>> = {
  new: ['no', 'none', 'nothing', 'nein', 'nichts', 'keine', 'nada', 'ninguno', 'ninguna'],
  comfortable: ['good', 'gut', 'bien'],
}
const DENIAL = /(?<!\p{L})(?:not|no|never|isn[’']t|kein\p{L}*|nicht|tampoco)(?!\p{L})/iu
const I_AM =
  /^(?:(?:i[’']m|i am|ich bin|soy)(?: an?| eine?| una?)?|i know(?: the)?|i have|ich kenne(?: die)?|ich kann|sé|tengo) /i

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

/** What else is said in the clause of an amount. */
const besides = (amount: string, words: string): string =>
  (words.split(/[,;.!\n]/).find((clause) => clause.includes(amount)) ?? words).replace(amount, '').replace(DAILY, '')

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
  if (inWords !== undefined && /\p{L}/u.test(besides(quote, words))) return facts
  const value = inWords ?? said
  const isClear = daily ?? weekly ?? day
  if (isClear === undefined && about !== 'time' && quote !== words.trim().replace(/[.!]$/, '')) return facts
  const isDaily =
    daily !== undefined ||
    (weekly === undefined && DAILY.test(words)) ||
    (weekly === undefined && (day !== undefined || pace?.per === 'day'))
  return [...facts, { name: `${hours ? 'hours' : 'minutes'}_per_${isDaily ? 'day' : 'week'}`, value, quote }]
}
