import { costOf, type ModelPrice } from '@app/domain'
import type { Wording } from '@app/safety/wordings'
import type { GoalCase } from '../cases/goals.ts'
import type { HostileAnswer } from '../cases/hostile-answers.ts'
import { isKeyFound } from '../cases/solutions.ts'
import type { PlayedGoal } from '../play/play-goal.ts'
import { liveIn, type Outcome } from './judge-answer.ts'

/** Each number of the report, by its name. Shares are percentages. */
export type Figures = Readonly<Record<string, number>>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const rounded = (number: number): number => Math.round(10 * number) / 10
const share = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  all.length === 0 ? 100 : rounded((100 * all.filter(is).length) / all.length)

type Judged = { readonly answer: HostileAnswer; readonly outcome: Outcome; readonly fault: string | null }

const isAskedAgain = ({ kept, faults }: Outcome): boolean => kept === null || faults.length > 0

export function figuresOfAnswers(judged: readonly Judged[]): Figures {
  const of = (...expected: readonly HostileAnswer['expected'][]) =>
    judged.filter(({ answer }) => expected.includes(answer.expected))
  const bad = (those: readonly Judged[]): number => those.filter(({ fault }) => fault !== null).length
  return {
    answers: judged.length,
    'unfit and kept': bad(of('refused')),
    'fit and refused or changed': bad(of('kept')),
    'links alive or text lost': bad(of('no-link', 'soft')),
    'soft ones asked for again %': share(of('soft'), ({ outcome }) => isAskedAgain(outcome)),
  }
}

/** Of good answers, and of weak ones what a learner must never see. */
export const figuresOfRecorded = (good: readonly Outcome[], weak: readonly Outcome[]): Figures => ({
  'good answers': good.length,
  'hard faults': good.filter(({ kept }) => kept === null).length,
  'soft faults %': good.length === 0 ? 0 : share(good, ({ kept, faults }) => kept !== null && faults.length > 0),
  'weak answers': weak.length,
  'links alive': sum([...good, ...weak].map(({ kept }) => liveIn(kept).length)),
})

/** What holds of any plays of a model that is not meant to fail. */
export function figuresOfGoals(played: readonly PlayedGoal[]): Figures {
  const calls = played.flatMap((one) => one.calls)
  const answered = calls.filter(({ answer }) => answer !== null).length
  const refused = calls.filter(({ task }) => task.faults && task.faults.length > 0).length
  const chapters = played.flatMap((one) => one.chapters)
  return {
    goals: played.length,
    'plans COMPLETE %': share(played, ({ plan }) => plan?.status === 'COMPLETE'),
    chapters: chapters.length,
    'chapters COMPLETE %': share(chapters, ({ status }) => status === 'COMPLETE'),
    'answers used at once %': answered === 0 ? 100 : rounded((100 * (answered - refused)) / answered),
    'links alive': sum(played.map(({ live }) => live.length)),
    'credits taken wrongly': sum(played.map(({ wronglyCharged }) => wronglyCharged)),
  }
}

export function figuresOfKeys(played: readonly PlayedGoal[]): Figures {
  const questions = played.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.questions))
  return {
    questions: questions.length,
    'chapters with a check %': share(
      played.flatMap(({ chapters }) => chapters),
      (chapter) => chapter.questions.length > 0,
    ),
    'key found without the key %': share(questions, (question) => isKeyFound(question) === true),
  }
}

export type PlayedLearner = { readonly goal: GoalCase; readonly played: PlayedGoal }

/** What the model understood of learners who answer, correct themselves and ask back. */
export const figuresOfLearners = (all: readonly PlayedLearner[]): Figures => ({
  'questions per goal': rounded(sum(all.map(({ played }) => played.messages.length)) / Math.max(1, all.length)),
  'level right %': share(all, isLevelRight),
  'time right %': share(all, isTimeRight),
})

export const isLevelRight = ({ goal, played }: PlayedLearner): boolean => played.known.level === goal.level
export const isTimeRight = ({ goal, played }: PlayedLearner): boolean =>
  played.known.minutesPerWeek === goal.minutesPerWeek

export function figuresOfCost(played: readonly PlayedGoal[], price: ModelPrice | null): Figures {
  const calls = played.flatMap((one) => one.calls)
  const per = (total: number): number => rounded(total / Math.max(1, played.length))
  const inputTokens = sum(calls.map(({ answer }) => answer?.inputTokens ?? 0))
  const outputTokens = sum(calls.map(({ answer }) => answer?.outputTokens ?? 0))
  return {
    'tokens per goal': Math.round(per(inputTokens + outputTokens)),
    'slowest call, seconds': rounded(Math.max(0, ...calls.map(({ ms }) => ms)) / 1_000),
    ...(price && { 'US cents per goal': per(costOf(price, { inputTokens, outputTokens }) / 10_000) }),
  }
}

export type Routed = { readonly kind: Wording['kind']; readonly isDeclined: boolean }

export function figuresOfSafety(routed: readonly Routed[]): Figures {
  const kinds = Map.groupBy(routed, ({ kind }) => kind)
  return {
    wordings: routed.length,
    ...Object.fromEntries(
      [...kinds].map(([kind, those]) => [`${kind} declined %`, share(those, ({ isDeclined }) => isDeclined)]),
    ),
  }
}
