import { hasPhrase, splitClauses, type Topic, type Words } from '@app/domain'
import { describeAmount, describeWeeks } from '../learner/describe-time.ts'
import { DEFAULT_WEEKLY_MINUTES, weeksFor } from '../learner/learner.ts'
import { isQuestion } from '../learner/question.ts'
import type { DraftedPlan } from '../plan/draft-plan.ts'
import { SUBJECTS } from '../subjects/subject.ts'
import { describeNumber, listed } from '../words/english.ts'
import { phraseList } from '../words/phrases.ts'
import { ON_TOPIC } from './on-topic.ts'

export const CANNOT_ANSWER = 'I can’t answer that. I’m a simple demo tutor that only plans courses.'

const WHY = phraseList('answers.why')
const HOW_LONG = phraseList('answers.how-long')

/** Answers that are the same whatever is known, in the order in which their questions are looked for. */
const ANSWERS = [
  [phraseList('answers.subjects'), `I have lessons on ${listed(SUBJECTS.map(({ name }) => name))}.`],
  [phraseList('answers.who'), 'I’m a simple demo tutor: I follow rules and plan courses.'],
  [
    phraseList('answers.cost'),
    'The first chapter is free. You’ll see the price of every other chapter before you unlock it.',
  ],
  [phraseList('answers.skip'), 'Of course.'],
  [phraseList('answers.needed'), 'You don’t need anything special: the plan starts where you are.'],
  [phraseList('answers.hard'), 'It takes patience more than talent, and you can start at any age.'],
] as const

/** The same of questions about what the tutor has asked. */
const ANSWERS_ON_TOPIC = [
  [WHY, 'reason'],
  [phraseList('answers.mean'), 'meaning'],
  [phraseList('answers.advise'), 'advice'],
] as const

export const asksSomething = (message: string): boolean => splitClauses(message).some(isQuestion)

/** What to say to the question of a message, in a plain sentence; empty where it asks nothing that we know. */
export function answerToQuestion(message: string, asked: Topic | null, plan: () => DraftedPlan): string {
  const first = splitClauses(message).find(isQuestion)
  return first ? answerFor(first.words, asked, plan) : ''
}

function answerFor(words: Words, asked: Topic | null, plan: () => DraftedPlan): string {
  // "why do you need to know how much time I have?" asks neither for a time nor whether something is needed
  if (asked !== null && WHY.lengthAt(words, 0) > 0) return ON_TOPIC[asked].reason
  if (hasPhrase(HOW_LONG, words)) return howLong(plan())
  const known = ANSWERS.find(([question]) => hasPhrase(question, words))?.[1]
  if (known !== undefined || asked === null) return known ?? ''
  const about = ANSWERS_ON_TOPIC.find(([question]) => hasPhrase(question, words))?.[1]
  return about === undefined ? '' : ON_TOPIC[asked][about]
}

/** By the plan itself, as far as it is known. */
function howLong({ chapters, learner }: DraftedPlan): string {
  const minutes = chapters.reduce((sum, chapter) => sum + chapter.minutes, 0)
  const weeks = describeWeeks(weeksFor(minutes, learner, 1))
  const weekly = describeAmount(learner.weekly ?? DEFAULT_WEEKLY_MINUTES)
  return `At ${weekly} a week, the ${describeNumber(chapters.length)} chapters take ${weeks}.`
}
