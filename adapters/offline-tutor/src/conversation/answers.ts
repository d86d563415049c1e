import type { Topic } from '@app/domain'
import { describeAmount, describeWeeks } from '../learner/describe-time.ts'
import { DEFAULT_WEEKLY_MINUTES } from '../learner/learner.ts'
import { isQuestion } from '../learner/question.ts'
import type { DraftedPlan } from '../plan/draft-plan.ts'
import { weeksPerChapter } from '../plan/weeks-per-chapter.ts'
import { splitClauses } from '../words/clauses.ts'
import { describeNumber } from '../words/english.ts'
import { hasPhrase, phrases } from '../words/phrases.ts'
import type { Words } from '../words/tokenize.ts'

export const CANNOT_ANSWER = 'I can’t answer that. I’m a simple demo tutor that only plans courses.'

const REASONS: Readonly<Record<Topic, string>> = {
  level: 'I ask because your level decides where the plan starts.',
  time: 'I ask because your time decides how many chapters the plan gets.',
  focus: 'I ask because your focus shows what the plan should lead up to.',
}

const ADVICE: Readonly<Record<Topic, string>> = {
  level: 'If you’re not sure, “beginner” is a safe choice: you can move fast through what you know.',
  time: 'Two hours a week, in three or four short sessions, works well for most people.',
  focus: 'Choose something you’d be glad to do or show at the end.',
}

const MEANINGS: Readonly<Record<Topic, string>> = {
  level: 'I mean what you can do already, in a few words, such as “nothing yet” or “two years at school”.',
  time: 'I mean the hours you can set aside in a normal week, such as “20 minutes a day”.',
  focus: 'I mean what you’d like to use it for, such as a trip, a job or a project.',
}

/** A question is asked once: a learner who answers with another one reads that it can still be answered. */
export const STILL_OPEN: Readonly<Record<Topic, string>> = {
  level: 'You can still tell me your level; until then I’ll plan for a beginner.',
  time: 'You can still tell me your time; until then I’ll plan with two hours a week.',
  focus: 'You can still tell me your focus; until then I’ll put the essentials first.',
}

const WHY = phrases('why, what for, how come, warum, wieso, weshalb, por qué, pourquoi, perché')
const HOW_LONG = phrases(
  'how long, how many weeks, how many months, how many hours, how much time, how fast, how quickly, when will, when would',
)
const ADVISE = phrases(
  'recommend, suggest, advise, should i, what would you, do you think, what do you, best, what is normal, what do most, is usual, what is usual, normal, usual, typical, others, most people',
)
const MEAN = phrases(
  'mean, what is that, what does that, for example, such as what, like what, meinst, was heißt das, qué quieres decir, que veux-tu dire, cosa intendi',
)
const WHO = phrases('who are you, what are you, are you, are you a bot, are you human, are you real, can you do')
const COST = phrases('cost, costs, free, price, pay, how expensive')
const SKIP = phrases('skip, leave out, not answer, überspringen')
const NEEDED = phrases('do i need, must i, do i have to, is it necessary')
const HARD = phrases(
  'is it hard, is it difficult, too old, too late, can i learn, can i do, possible, too young, difficult',
)

export const asksSomething = (message: string): boolean => splitClauses(message).some(isQuestion)

/** What to say to the question of a message, in a plain sentence; empty where it asks nothing that we know. */
export function answerToQuestion(message: string, asked: Topic | null, plan: () => DraftedPlan): string {
  const first = splitClauses(message).find(isQuestion)
  return first ? answerFor(first.words, asked, plan) : ''
}

function answerFor(words: Words, asked: Topic | null, plan: () => DraftedPlan): string {
  if (hasPhrase(HOW_LONG, words)) return howLong(plan())
  if (hasPhrase(WHO, words)) return 'I’m a simple demo tutor: I follow rules and plan courses.'
  if (hasPhrase(COST, words))
    return 'The first chapter is free. You see the price of each further one before you unlock it.'
  if (hasPhrase(SKIP, words)) return 'Of course.'
  if (hasPhrase(NEEDED, words)) return 'You need nothing special: the plan starts where you are.'
  if (hasPhrase(HARD, words)) return 'It takes patience more than talent, and you can start at any age.'
  if (asked !== null && hasPhrase(WHY, words)) return REASONS[asked]
  if (hasPhrase(MEAN, words) && asked !== null) return MEANINGS[asked]
  if (hasPhrase(ADVISE, words) && asked !== null) return ADVICE[asked]
  return ''
}

/** By the plan itself, as far as it is known. */
function howLong({ chapters, learner }: DraftedPlan): string {
  const perChapter = weeksPerChapter(learner, chapters.length)
  const weeks = describeWeeks(perChapter * chapters.length)
  const weekly = describeAmount(learner.weekly ?? DEFAULT_WEEKLY_MINUTES)
  return `At ${weekly} a week, the ${describeNumber(chapters.length)} chapters take ${weeks}.`
}
