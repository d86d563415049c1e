import type { Brief } from '../brief/brief.ts'
import { knownSlots } from '../brief/read-brief.ts'
import type { Pace } from '../brief/slots.ts'
import { formatMessage } from '../shared/index.ts'
import type { ConversationWords } from './words.ts'

const HOUR = 60

/**
 * What was understood, as Markdown, written by code from the values: it cannot say anything else. What the learner did not say is named as
 * an assumption. Only this message asks for the yes.
 */
export function summarise(brief: Brief, words: ConversationWords, now: Date): string {
  const known = knownSlots(brief, now)
  const { names, values, assumed } = words
  const lists = [
    [values.mustHave, known.mustHave.map(said)],
    [values.skip, known.skip.map(said)],
    [values.learnBy, known.formats.map((format) => values.formats[format])],
    [values.constraints, known.constraints.map(said)],
  ] as const
  return [
    words.intro,
    '',
    `- **${names.goal}:** ${said(brief.goal)}`,
    `- **${names.level}:** ${levelIn(brief, words)}`,
    `- **${names.time}:** ${timeIn(brief, known, words)}`,
    `- **${names.focus}:** ${known.outcome === null ? assumed.focus : said(known.outcome)}`,
    ...lists.filter(([, items]) => items.length > 0).map(([name, items]) => `- **${name}:** ${items.join('; ')}`),
    '',
    words.closing,
  ].join('\n')
}

/** The level or the time as the summary says it; null where the learner has not said it. */
export function valueIn(topic: 'level' | 'time', brief: Brief, words: ConversationWords): string | null {
  const { level, pace } = knownSlots(brief, new Date(0))
  if (topic === 'time') return pace && paceIn(pace, words)
  return level && levelIn(brief, words)
}

function levelIn({ level: evidence, set = {} }: Brief, words: ConversationWords): string {
  const { value = null, placed } = set.level ?? {}
  if (value === null) return evidence === null || set.level ? words.assumed.level : said(evidence)
  const level = value === 'new' ? words.newcomer : words.values.levels[value]
  return placed ? `${level} (${formatMessage(words.values.placed, placed, words.language)})` : level
}

function timeIn(brief: Brief, known: ReturnType<typeof knownSlots>, words: ConversationWords): string {
  const { pace, deadline, pastDeadline } = known
  return [
    pace
      ? paceIn(pace, words)
      : brief.time === null
        ? words.assumed.time
        : words.values.counted.replace('{time}', words.assumed.time).replace('{words}', () => said(brief.time ?? '')),
    ...(deadline === null ? [] : [words.values.until.replace('{date}', dateIn(deadline, words))]),
    ...(pastDeadline === null ? [] : [words.values.over.replace('{date}', dateIn(pastDeadline, words))]),
  ].join(', ')
}

function paceIn({ minutes, per, daysPerWeek = 7 }: Pace, words: ConversationWords): string {
  const { perDay, perWeek, inAll } = words.values
  if (per === 'once') return inAll.replace('{time}', amountIn(minutes, words))
  if (per === 'day' && daysPerWeek === 7) return perDay.replace('{time}', amountIn(minutes, words))
  return perWeek.replace('{time}', amountIn(per === 'day' ? minutes * daysPerWeek : minutes, words))
}

/** Minutes up to two hours, whole and half hours, else both. */
function amountIn(minutes: number, { language }: ConversationWords): string {
  const inUnit = (amount: number, unit: 'hour' | 'minute'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
  if (minutes >= HOUR && minutes % (HOUR / 2) === 0) return inUnit(minutes / HOUR, 'hour')
  if (minutes < 2 * HOUR) return inUnit(minutes, 'minute')
  const parts = [inUnit(Math.floor(minutes / HOUR), 'hour'), inUnit(minutes % HOUR, 'minute')]
  return new Intl.ListFormat(language, { type: 'unit' }).format(parts)
}

const dateIn = (day: string, { language }: ConversationWords): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What Markdown would take for more than words. */
const MARKUP = /[\\`*_[\]<>&#|~!]/g

/** The learner's words as they were typed, in one line. */
const said = (text: string): string => text.replace(/\s+/g, ' ').replace(MARKUP, '\\$&')
