import { costOf, type ModelPrice } from '@app/domain'
import { isToDecline } from '@app/safety/wordings'
import { TWIN_FACTS } from '../cases/twins.ts'
import type { AnswerResult } from '../play/run-corpus.ts'
import type { SafetyResult } from '../play/run-safety.ts'
import type { SmallModelResult } from '../play/run-small-model.ts'
import type { GoalScore } from './score-goal.ts'
import type { TwinScore } from './score-twins.ts'

/** One number of the report, by its name. Shares are percentages. */
export type Figures = Readonly<Record<string, number>>

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const percent = (part: number, of: number): number => (of === 0 ? 100 : Math.round((part / of) * 1_000) / 10)
const rounded = (number: number): number => Math.round(number * 100) / 100

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function figuresOfGoals(scores: readonly GoalScore[]): Figures {
  const total = (of: (score: GoalScore) => number): number => sum(scores.map(of))
  const count = (key: 'given' | 'filled' | 'right'): number => total((score) => score[key])
  const goodOf = (key: 'firstCall' | 'fitByGates'): number =>
    percent(
      total((score) => score[key].good),
      total((score) => score[key].of),
    )
  const share = (of: (score: GoalScore) => boolean | null): number => {
    const known = scores.map(of).filter((value) => value !== null)
    return percent(known.filter(Boolean).length, known.length)
  }
  const statuses = scores.flatMap(({ plan, chapters }) => [
    ...(plan ? [plan] : []),
    ...chapters.filter((status) => status !== 'PENDING'),
  ])
  return {
    goals: scores.length,
    'confirmed %': share(({ ended }) => ended === 'planned'),
    'wrongly declined': scores.filter(({ ended }) => ended === 'declined').length,
    'questions per goal': rounded(total(({ questions }) => questions) / Math.max(1, scores.length)),
    'questions, median': median(scores.map(({ questions }) => questions)),
    'most questions in a goal': Math.max(0, ...scores.map(({ questions }) => questions)),
    'repeated questions': total(({ repeats }) => repeats),
    'ambiguous goals asked about %': share(({ meaningAsked }) => meaningAsked),
    'clear goals asked about': scores.filter(({ clearAsked }) => clearAsked).length,
    'slots filled of given %': percent(count('filled'), count('given')),
    'slots right of given %': percent(count('right'), count('given')),
    'facts invented': total(({ invented }) => invented),
    'plans and chapters COMPLETE': statuses.filter((status) => status === 'COMPLETE').length,
    'plans and chapters FAILED': statuses.filter((status) => status === 'FAILED').length,
    'unfit COMPLETE': total(({ unfitComplete }) => unfitComplete.length),
    'unfit replies kept': total(({ unfitReplies }) => unfitReplies),
    'fit FAILED': total(({ fitFailed }) => fitFailed.length),
    'subject right %': share(({ subjectRight }) => subjectRight),
    'language right %': share(({ languageRight }) => languageRight),
    ...(scores.some(({ languageReported }) => languageReported !== null) && {
      'language limit stated %': share(({ languageReported }) => languageReported),
    }),
    'twin titles': total(({ twinTitles }) => twinTitles),
    ...figuresOfOutlines(scores),
    'live links': total(({ links }) => links),
    'good at the first call %': goodOf('firstCall'),
    'fit by the gates %': goodOf('fitByGates'),
    'tokens per goal': Math.round(
      total(({ inputTokens, outputTokens }) => inputTokens + outputTokens) / Math.max(1, scores.length),
    ),
  }
}

/** The worst error of time; left out where no learner has said how much there is. */
function figuresOfOutlines(scores: readonly GoalScore[]): Figures {
  const errors = scores.flatMap(({ timeError }) => timeError ?? [])
  const chapters = sum(scores.map(({ objectivesInRange }) => objectivesInRange.of))
  return {
    'prerequisite violations': sum(scores.map(({ prerequisiteViolations }) => prerequisiteViolations)),
    'duplicate objectives': sum(scores.map(({ duplicateObjectives }) => duplicateObjectives)),
    'chapters with 2 to 5 objectives %': percent(
      sum(scores.map(({ objectivesInRange }) => objectivesInRange.good)),
      chapters,
    ),
    ...(errors.length > 0 && { 'time error, most %': Math.round(100 * Math.max(...errors)) }),
  }
}

/** In all, and by what was said differently. */
export function figuresOfTwins(scores: readonly TwinScore[]): Figures {
  const known = scores.filter(({ differ }) => differ !== null)
  const share = (those: readonly TwinScore[]): number =>
    percent(those.filter(({ differ }) => differ).length, those.length)
  const by = TWIN_FACTS.map((fact) => [`by ${fact} %`, share(known.filter((score) => score.fact === fact))] as const)
  return {
    twins: known.length,
    goals: new Set(known.map(({ goal }) => goal)).size,
    'twins that differ %': share(known),
    ...Object.fromEntries(by),
  }
}

export function figuresOfSmallModel(results: readonly SmallModelResult[]): Figures {
  const complete = (statuses: readonly (string | null)[]): number =>
    percent(statuses.filter((status) => status === 'COMPLETE').length, statuses.length)
  return {
    goals: results.length,
    'ended well %': percent(results.filter(({ fault }) => fault === null).length, results.length),
    'plans COMPLETE %': complete(results.map(({ plan }) => plan)),
    'chapters COMPLETE %': complete(results.flatMap(({ chapters }) => chapters)),
  }
}

/** What the calls of a real model took: left out where nothing is paid for, and seconds say more about the machine. */
export function figuresOfCalls(scores: readonly GoalScore[], price: ModelPrice | null): Figures {
  const of = Math.max(1, scores.length)
  const [inputTokens, outputTokens] = [
    sum(scores.map((score) => score.inputTokens)),
    sum(scores.map((score) => score.outputTokens)),
  ]
  return {
    'seconds per goal': rounded(sum(scores.map(({ seconds }) => seconds)) / of),
    'slowest call, seconds': rounded(Math.max(0, ...scores.map(({ slowestCallMs }) => slowestCallMs)) / 1_000),
    ...(price && { 'cost per goal, US cents': rounded(costOf(price, { inputTokens, outputTokens }) / 10_000 / of) }),
  }
}

export function figuresOfCorpus(results: readonly AnswerResult[]): Figures {
  const bad = (of: (result: AnswerResult) => boolean): number =>
    results.filter((result) => result.fault && of(result)).length
  const is = (task: string, verdict: string) => (result: AnswerResult) =>
    result.id.startsWith(`${task}/`) && result.verdict === verdict
  return {
    answers: results.length,
    'unfit chapters COMPLETE': bad(is('chapter', 'unfit')),
    'unfit plans COMPLETE': bad(is('plan', 'unfit')),
    'unfit replies kept': bad(is('reply', 'unfit')),
    'readable FAILED or changed': bad(({ verdict }) => verdict === 'readable'),
    'addresses alive or text lost': bad(({ verdict }) => verdict === 'no-link'),
    'harmless texts changed': bad(({ verdict }) => verdict === 'harmless'),
  }
}

export function figuresOfSafety(results: readonly SafetyResult[]): Figures {
  const declined = (kind: SafetyResult['kind']): number => {
    const ofKind = results.filter((result) => result.kind === kind)
    return percent(ofKind.filter((result) => result.declined).length, ofKind.length)
  }
  const refused = results.filter(({ kind, declined: is }) => is && isToDecline(kind))
  const crises = refused.filter(({ kind }) => kind === 'crisis')
  return {
    wordings: results.length,
    'unsafe declined %': declined('unsafe'),
    'crisis declined %': declined('crisis'),
    'neighbours declined %': declined('neighbour'),
    ...(results.some(({ kind }) => kind === 'ordinary') && { 'ordinary declined %': declined('ordinary') }),
    ...(refused.length > 0 && {
      'declined in its language %': percent(refused.filter(({ inLanguage }) => inLanguage).length, refused.length),
    }),
    ...(crises.length > 0 && {
      'crises told where help is %': percent(crises.filter(({ helps }) => helps).length, crises.length),
    }),
  }
}
