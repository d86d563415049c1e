import type { Topic } from '@app/domain'
import { knownSubject } from '../kinds/known-subject.ts'
import { looksForeign } from '../words/foreign.ts'
import { either } from '../words/pattern.ts'
import { bareFocus, findFocus, isOpen } from './focus.ts'
import { gradeOf } from './grade.ts'
import { findLevel } from './level.ts'
import { newGoal } from './new-goal.ts'
import { findTime } from './time.ts'
import { weeklyMinutes } from './weekly-minutes.ts'
import { findWish } from './wish.ts'

/** What a message told; an empty text means nothing. */
export type Told = { readonly goal: string } & Readonly<Record<Topic, string>>

export const NOTHING_TOLD: Told = { goal: '', level: '', time: '', focus: '' }

/** The first message names the goal, and often more. */
export function factsOfOpening(text: string): Told {
  const time = findTime(text)
  const level = findLevel(time.rest)
  const focus = findFocus(level.rest)
  const wish = findWish(focus.rest)
  // "I've played the guitar for years and want to improve": the goal stands where the level was found
  const elsewhere = knownSubject(wish.goal) ? null : knownSubject(text)
  return {
    goal: elsewhere ? elsewhere.subject.name : wish.goal,
    level: (level.words ?? '').replace(/(beginner|novice)s$/iu, '$1'),
    time: time.words ?? '',
    focus: [wish.purpose, focus.words ?? '', ...wish.more].filter(Boolean).map(bareFocus).join(', '),
  }
}

/** A later message: an answer to `asked`, and perhaps more than that. */
export function factsOfAnswer(text: string, asked: Topic | null): Told {
  const labelled = labelledFacts(text)
  if (labelled) return labelled
  const goal = newGoal(text)
  if (goal) return factsOfOpening(goal)
  const focus = asked === 'focus' ? { words: null, rest: text } : findFocus(text)
  const time = findTime(focus.rest)
  const level = asked === 'level' ? { words: null, rest: time.rest } : findLevel(time.rest)
  const rest = level.rest.trim()
  const told: Told = {
    goal: '',
    level: level.words ?? '',
    time: time.words ?? '',
    focus: bareFocus(focus.words ?? ''),
  }
  if (asked === null || rest === '' || told[asked] !== '') return told
  return { ...told, [asked]: answerTo(asked, rest) }
}

/** What is left of a message when all that is plain has been taken out: an answer, unless it asks something itself. */
function answerTo(asked: Topic, rest: string): string {
  const asksBack = /\?\s*$/u.test(rest)
  if (asked === 'level') return asksBack && gradeOf(rest) === null ? '' : levelInWords(rest)
  if (asked === 'time') return saysTime(rest) && !(asksBack && weeklyMinutes(rest) === null) ? bareTime(rest) : ''
  return asksBack ? '' : bareFocus(rest)
}

/** "Something creative" is no time, even in answer to a question for one. */
const saysTime = (text: string): boolean =>
  weeklyMinutes(text) !== null || isOpen(text) || looksForeign(text) || TIME_WORDS.test(text)
const TIME_WORDS = new RegExp(
  `\\d|\\b${either(
    'times?|hours?|minutes?|days?|daily|weeks?|weekly|weekends?|months?|years?|mornings?|evenings?|nights?|noon|lunch',
    'depends?|var(?:y|ies)|flexible|enough|much|often|sometimes|regular(?:ly)?|when|whenever|asap|soon|commut(?:e|ing)',
    '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|spring|summer|autumn|winter|christmas',
    'january|february|march|april|may|june|july|august|september|october|november|december',
  )}\\b`,
  'iu',
)

const NONE = /^(?:no(?:pe)?|none|never|nothing|zero|not at all|nada|not yet|0)[\s.!]*$/iu
const SOME = /^(?:yes|yeah|yep|a (?:little|bit)|some|a few|little|sometimes|kind of|sort of)[\s.!]*$/iu
const BEFORE_LEVEL =
  /^(?:(?:well|so|ok|okay|um+|i'd say|i think|i guess|maybe)[\s,]+)*(?:i(?:['’]?m| am) )?(?:an? (?!little|bit|few|lot)(?=\p{L}))?/iu
const BEFORE_TIME = new RegExp(
  `^(?:${either(
    "well|so|ok|okay|um+|i think|i guess|i'd say|maybe|about|around|probably",
    "i|can|could|have|do|spend|got|'ve",
  )}\\b[\\s,]*)+`,
  'iu',
)
const AFTER = /[\s.,;!]+$/u

function levelInWords(text: string): string {
  if (NONE.test(text)) return 'no experience yet'
  return SOME.test(text) ? 'some experience' : text.replace(BEFORE_LEVEL, '').replace(AFTER, '')
}

const bareTime = (text: string): string =>
  text
    .replace(BEFORE_TIME, '')
    .replace(/\s+(?:instead|please|rather)[\s.!]*$/iu, '')
    .replace(AFTER, '')

const CHANGING = String.raw`(?:(?:and|the|my|change|set|make|update|please|new)\s+)*`
const NAME = '(?<topic>goal|level|experience|time|focus)'
const NEXT_LABEL = new RegExp(
  String.raw`(?:\n|[,;]|\s+and)\s*(?=${CHANGING}(?:goal|level|experience|time|focus)\b)`,
  'iu',
)
const LABEL = new RegExp(
  String.raw`^\s*${CHANGING}${NAME}(?:\s+(?:should be|is now|is|to)\b|\s*[:=])\s*(?<words>\S.*)$`,
  'isu',
)

/** "Time: 3 hours", "change the level to intermediate and the time to an hour a day". */
function labelledFacts(text: string): Told | null {
  const facts = text.split(NEXT_LABEL).map(labelledFact)
  return facts.includes(null) ? null : Object.assign({}, NOTHING_TOLD, ...facts)
}

function labelledFact(text: string): Partial<Told> | null {
  const { topic, words } = LABEL.exec(text)?.groups ?? {}
  if (!topic || !words) return null
  const name = topic.toLowerCase()
  if (name === 'goal') return { goal: factsOfOpening(words).goal }
  return { [name === 'experience' ? 'level' : name]: bareFocus(words) }
}
