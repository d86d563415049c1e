import { type Grade, gradeOf, minutesPerWeek, type Topic, tokenize } from '@app/domain'
import { deadlineIn } from '../learner/deadline.ts'
import { isOpen } from '../learner/focus.ts'
import { LITTLE_TIME, MUCH_TIME } from '../learner/learner.ts'
import type { About } from '../subjects/about.ts'
import { findNeighbour } from '../subjects/match-subject.ts'
import { listed } from '../words/english.ts'
import { ON_TOPIC } from './on-topic.ts'

/** A subject without lessons is said to be one, before anything is asked. */
export const welcome = ({ subject, name }: About): string => {
  if (subject) return subject.welcome
  const neighbour = findNeighbour(tokenize(name))
  const offer = neighbour
    ? ` I do have lessons on ${neighbour.name}. Want those? Just say “I mean ${neighbour.name}”.`
    : ''
  return `I have no lessons on ${name}: I’m a simple demo tutor and know only a few subjects. I can still offer a general plan that works for anything, and you bring the subject.${offer}`
}

const ON_LEVEL: Readonly<Record<Grade | 'unknown', string>> = {
  new: 'Great, we’ll start at the very beginning.',
  some: 'Good, then we’ll keep the first steps short.',
  good: 'Good, then we’ll skip the basics and go deeper.',
  unknown: 'To be safe, the plan starts at the very beginning.',
}

/** A word on the answer to `asked`, so that the learner sees how it was taken. */
export function remarkOn(asked: Topic, words: string, { subject }: About): string {
  if (asked === 'level') return ON_LEVEL[gradeOf(words, subject?.field) ?? 'unknown']
  if (asked === 'time') return remarkOnTime(words)
  return isOpen(words) ? 'That’s fine, I’ll choose something sensible.' : 'Got it.'
}

const NO_TIME = 'You didn’t mention a schedule, so I’ll assume about two hours a week.'

function remarkOnTime(words: string): string {
  const weekly = minutesPerWeek(words)
  if (weekly === null) return deadlineIn(words) ? 'A date helps me decide what can wait.' : NO_TIME
  if (weekly <= LITTLE_TIME) return 'That’s enough if you keep it regular.'
  return weekly >= MUCH_TIME ? 'With that much time, the plan can go further.' : 'That’s a good pace.'
}

/** For facts that came without being asked for. */
export const notedAlready = (topics: readonly Topic[]): string =>
  topics.length === 0 ? '' : `I’ve already noted ${listed(topics.map((topic) => ON_TOPIC[topic].name))}.`

export const THANK_YOU = 'Thank you.'
export const NOTED = 'Got it.'

export const ENGLISH_ONLY = 'I can only answer in English, but I’ll keep your words as they are.'

export const ASK_GOAL =
  'Hello! What would you like to learn? A few words are enough, for example “Spanish for a trip” or “playing the guitar”.'

export const NO_WORDS = 'Then I’ll just call it your goal for now.'
