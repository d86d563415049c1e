import type { Topic } from '@app/domain'
import { isOpen } from '../learner/focus.ts'
import { type Grade, gradeOf } from '../learner/grade.ts'
import { deadlineIn, weeklyMinutes } from '../learner/weekly-minutes.ts'
import { listed } from '../words/english.ts'
import { prose } from '../words/prose.ts'

const ON_LEVEL: Readonly<Record<Grade, string>> = {
  new: 'Then we start at the very beginning, with no old habits in the way.',
  some: 'Good, then the first steps can be short.',
  good: 'Then the plan can leave out the basics and go deeper.',
}

const SAFE_LEVEL = 'To be on the safe side, the plan begins at the very beginning.'

const MUCH_TIME = 300
const LITTLE_TIME = 75

/** A word on the answer to `asked`, so that the learner sees how it was taken. */
export function remarkOn(asked: Topic, words: string): string {
  if (isOpen(words)) return 'That is fine, I will choose something sensible.'
  if (asked === 'level') {
    const grade = gradeOf(words)
    return grade === null ? SAFE_LEVEL : ON_LEVEL[grade]
  }
  return asked === 'time' ? remarkOnTime(words) : 'Noted.'
}

function remarkOnTime(words: string): string {
  const weekly = weeklyMinutes(words)
  if (weekly === null) return deadlineIn(words) ? 'A date helps to decide what can wait.' : 'Noted.'
  if (weekly <= LITTLE_TIME) return 'That is enough, as long as it comes regularly.'
  return weekly >= MUCH_TIME
    ? 'With that much time the plan can go further.'
    : 'That is a good measure: you will notice progress.'
}

const TOPIC_NAMES: Readonly<Record<Topic, string>> = {
  level: 'your level',
  time: 'your time',
  focus: 'what matters to you',
}

/** For facts that came without being asked for. */
export const notedAlready = (topics: readonly Topic[]): string =>
  topics.length === 0 ? '' : `I have noted ${listed(topics.map((topic) => TOPIC_NAMES[topic]))} already.`

export const THANK_YOU = 'Thank you.'
export const NOTED = 'Noted.'

export const NO_TIME = 'I found no time in that, so I assume a usual week.'

export const CANNOT_ANSWER =
  'That I cannot answer: I am only the built-in demo tutor. Once the plan is there, its chapters may help.'

export const ENGLISH_ONLY = 'I can only answer in English, but I keep your words as they are.'

export const ASK_GOAL = prose`
  Hello! What would you like to learn? A few words are enough, for example “Spanish for a trip” or “playing the guitar”.
`

export const NO_WORDS = 'Then I simply call it your goal for now.'

export const DECLINED = prose`
  I would rather not make a plan for that. If things are hard right now, please talk to someone you trust, a doctor or a
  local helpline: they are there for this. If there is something else that you would like to learn, tell me.
`
