import type { Facts, Topic } from '@app/domain'
import { knownSubject } from '../kinds/subject-of.ts'
import type { Found } from './find.ts'
import { bareFocus, findFocus, isOpen } from './focus.ts'
import { findLevel, gradeOf } from './level.ts'
import { findTime } from './time.ts'
import { weeklyMinutes } from './weekly-minutes.ts'
import { findWish } from './wish.ts'

/** The topics are in the order in which they are told apart: times are the plainest, the focus is what remains. */
type Told = { readonly goal: string } & Readonly<Record<Topic, string>>

const NOTHING: Told = { goal: '', level: '', time: '', focus: '' }

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
  if (goal) return { ...factsOfOpening(goal), goal: factsOfOpening(goal).goal || goal }
  if (asked === 'time') return answerAboutTime(text)

  const time = findTime(text)
  if (asked === 'level') return answerAboutLevel(time)
  const level = findLevel(time.rest)
  const told = { ...NOTHING, time: time.words ?? '', level: level.words ?? '' }
  const rest = level.rest.trim()
  return asked === 'focus' && rest !== '' && !isQuestion(rest) ? { ...told, focus: bareFocus(rest) } : told
}

function answerAboutTime(text: string): Told {
  const level = findLevel(text)
  const time = findTime(level.rest)
  const answer = time.words ?? bareTime(level.rest)
  const answers = time.words !== null || weeklyMinutes(level.rest) !== null || isOpen(text) || !isQuestion(text)
  return { ...NOTHING, level: level.words ?? '', time: answers ? answer : '' }
}

function answerAboutLevel(time: Found): Told {
  const rest = time.rest.trim()
  const answers = rest !== '' && (gradeOf(rest) !== null || !isQuestion(rest))
  return { ...NOTHING, time: time.words ?? '', level: answers ? levelInWords(rest) : '' }
}

const levelInWords = (text: string): string => {
  if (/^(?:no(?:pe)?|none|never|nothing|zero|not at all|nada|not yet|0)[\s.!]*$/iu.test(text))
    return 'no experience yet'
  if (/^(?:yes|yeah|yep|a (?:little|bit)|some|a few|little|sometimes|kind of|sort of)[\s.!]*$/iu.test(text))
    return 'some experience'
  return text
    .replace(
      /^(?:(?:well|so|ok|okay|um+|i'd say|i think|i guess|maybe)[\s,]+)*(?:(?:i am|i'm|i’m|im) )?(?:an? (?=\p{L}))?/iu,
      '',
    )
    .replace(/[\s.,;!]+$/u, '')
}

const bareTime = (text: string): string =>
  text
    .replace(
      /^(?:(?:well|so|ok|okay|um+|i think|i guess|i'd say|maybe|about|around|probably|i|can|could|have|do|spend|got|'ve)\b[\s,]*)+/iu,
      '',
    )
    .replace(/[\s.,;!]+$/u, '')

const isQuestion = (text: string): boolean => /\?\s*$/u.test(text)

const LABEL =
  /^\s*(?:(?:and|the|my|change|set|make|update|please|new|,)\s+)*(?<topic>goal|level|experience|time|focus)(?:\s+(?:should be|is now|is|to)|\s*[:=])\s*(?<words>\S.*)$/isu

/** "Time: 3 hours", "change the level to intermediate". */
function labelledFacts(text: string): Told | null {
  const { topic, words } = LABEL.exec(text)?.groups ?? {}
  if (!topic || !words) return null
  const name = topic.toLowerCase()
  if (name === 'goal') return { ...NOTHING, goal: factsOfOpening(words).goal }
  return { ...NOTHING, [name === 'experience' ? 'level' : name]: bareFocus(words) }
}

const AFTER_ALL = /\b(?:instead|rather|after all|actually|changed my mind)\b/iu
const LEARNS = /\b(?:want|like|love|prefer|rather|let's|lets|learn|learning|study|switch|goal)\b/iu

/** A goal that replaces the first: only when the learner says so. */
export function newGoal(text: string): string | null {
  const swap =
    /\bnot (?:\p{L}+ ){0,3}?(?:\p{L}+),? but (?<goal>.+)$/iu.exec(text) ??
    /\bswitch(?:ing)? (?:\p{L}+ )?to (?<goal>.+)$/iu.exec(text)
  const named = swap?.groups?.goal ?? text
  const words = named
    .replace(/\b(?:instead of|rather than) .*$/iu, '')
    .replace(new RegExp(AFTER_ALL, 'giu'), ' ')
    .replace(/^[\s,.!]*(?:no|sorry|hm+)?[\s,.!]+/iu, '')
  const known = knownSubject(words)
  if (!known || /\bfocus|especially|mainly\b/iu.test(text)) return null
  if (swap) return words
  if (AFTER_ALL.test(text) && (LEARNS.test(text) || words.trim().split(/\s+/).length <= 4)) return words
  return null
}

export const isFactual = (facts: Facts): boolean =>
  Object.values(facts).some((fact) => fact !== '' && fact !== undefined)
