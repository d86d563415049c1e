import { knownSlots } from '../brief/read-brief.ts'
import type { BriefSlots } from '../brief/slots.ts'
import { timeBeside } from '../brief/time-beside.ts'
import { clip } from '../shared/text.ts'
import { numberAt } from '../time/number.ts'
import { tokenize } from '../time/tokenize.ts'
import type { Brief } from './brief.ts'
import { isBareNo, isFiller } from './spoken.ts'
import { suggestedIndex } from './suggested-index.ts'
import type { Turn } from './turn.ts'
import type { ConversationWords } from './words/index.ts'

/** A goal of a pasted page is summed up by its beginning. */
const MAX_GOAL_SHOWN_LENGTH = 300
const HOUR = 60

/**
 * What was understood, as Markdown, written by code from the brief: it cannot say anything else. Beside the learner's words stand the
 * values that were read from them; what they did not say is named as an assumption. Only this message asks for the yes.
 */
export function summarise(brief: Brief, words: ConversationWords, turns: readonly Turn[] = []): string {
  const now = turns.at(-1)?.at ?? new Date(0)
  const known = knownSlots(brief, turns, now)
  const { names, values, assumed } = words
  const lists = [
    [values.mustHave, known.mustHave.map(said)],
    [values.skip, known.skip.map(said)],
    [values.learnBy, known.formats.map((format) => values.formats[format])],
  ] as const
  return [
    words.intro,
    '',
    `- **${names.goal}:** ${said(clip(brief.goal, MAX_GOAL_SHOWN_LENGTH))}`,
    `- **${names.level}:** ${levelIn(brief, known, words)}`,
    `- **${names.time}:** ${timeIn(brief, known, words)}`,
    `- **${names.focus}:** ${known.outcome === null ? assumed.focus : said(known.outcome)}`,
    ...lists.filter(([, items]) => items.length > 0).map(([name, items]) => `- **${name}:** ${items.join('; ')}`),
    '',
    words.closing,
  ].join('\n')
}

function levelIn({ level, set = {} }: Brief, known: BriefSlots, words: ConversationWords): string {
  const value = known.level && (known.level === 'new' ? words.newcomer : words.values.levels[known.level])
  if (set.level) {
    const { placed } = set.level
    return value ? withValue(value, placed ? words.values.placed(placed) : null) : words.assumed.level
  }
  if (level === null || isFiller(level)) return words.assumed.level
  if (isBareNo(level)) return words.newcomer
  return suggestedIndex('level', level) >= 0 ? said(level) : withValue(said(level), value)
}

function timeIn(
  brief: Brief,
  { minutesPerWeek, deadline, pastDeadline }: ReturnType<typeof knownSlots>,
  words: ConversationWords,
): string {
  const own = timeBeside(brief)
  const values = [
    ...(minutesPerWeek === null ? [] : [words.values.perWeek.replace('{time}', amountIn(minutesPerWeek, words))]),
    ...(deadline === null ? [] : [words.values.until.replace('{date}', dateIn(deadline, words))]),
    ...(pastDeadline === null ? [] : [words.values.over.replace('{date}', dateIn(pastDeadline, words))]),
  ]
  if (own !== null) {
    const figures = inFigures(own)
    return withValue(said(own), values.filter((value) => !figures.includes(value)).join(', '))
  }
  const isAssumed = minutesPerWeek === null
  return [...values, ...(isAssumed ? [words.assumed.time] : [])].join(', ')
}

/** "Two hours a week" as "2 hours a week", which says the same: by its first number, as the "a" is one, too. */
function inFigures(text: string): string {
  const words = tokenize(text)
  const at = words.findIndex((_, index) => numberAt(words, index)?.length === 1)
  const [word, number] = [words[at], numberAt(words, at)]
  return word && number ? `${text.slice(0, word.from)}${number.value}${text.slice(word.to)}` : text
}

/** Words and what they come to, unless they say just that. */
const withValue = (text: string, value: string | null): string =>
  value && text.toLowerCase() !== value.toLowerCase() ? `${text} (${value})` : text

function amountIn(minutes: number, { language }: ConversationWords): string {
  const isHours = minutes % (HOUR / 2) === 0 && minutes >= HOUR
  const [amount, unit] = isHours ? [minutes / HOUR, 'hour'] : [minutes, 'minute']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount)
}

const dateIn = (day: string, { language }: ConversationWords): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** What Markdown would take for more than words. */
const MARKUP = /[\\`*_[\]<>&#|~!]/g

/** The learner's words as they were typed, in one line. */
const said = (text: string): string => text.replace(/\s+/g, ' ').replace(MARKUP, '\\$&')
