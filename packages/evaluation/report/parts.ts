import type { LanguageModel, ModelPrice } from '@app/domain'
import { cleanAnswer } from '@app/language-model-kit'
import { makeOfflineTutor } from '@app/offline-tutor'
import { makeSafetyCheck } from '@app/safety'
import { isToDecline, WORDINGS } from '@app/safety/wordings'
import { BAD_MODELS, type BadModel } from '../cases/bad-models.ts'
import { GOALS, type GoalCase } from '../cases/goals.ts'
import { HELP_CASES, HOSTILE_HELP, type HostileHelp } from '../cases/help-cases.ts'
import { HOSTILE_ANSWERS, type HostileAnswer } from '../cases/hostile-answers.ts'
import { GOOD, type Recorded, taskOf, WEAK } from '../cases/recorded/recorded.ts'
import { rowsOf } from '../cases/rows.ts'
import { isKeyFound } from '../cases/solutions.ts'
import { answer, press } from '../play/learners.ts'
import { playAnswer, readAnswer } from '../play/play-answer.ts'
import { playBadModel } from '../play/play-bad-model.ts'
import { type PlayedGoal, playGoal } from '../play/play-goal.ts'
import { heldBack, playHelp, threadsOf } from '../play/play-help.ts'
import {
  type Figures,
  figuresOfAnswers,
  figuresOfCost,
  figuresOfGoals,
  figuresOfKeys,
  figuresOfLearners,
  figuresOfRecorded,
  figuresOfSafety,
  type PlayedLearner,
} from '../score/figures.ts'
import { judgeAnswer } from '../score/judge-answer.ts'

export type Part = {
  readonly name: string
  readonly figures: Figures
  /** Cases that went wrong, and how: for the console and the document. */
  readonly faults: readonly string[]
}

/** Answers of real models, by the gates alone. */
export function recordedPart(): Part {
  const outcomeOf = (answer: Recorded) =>
    readAnswer(cleanAnswer(answer.reply, { wanted: answer.schema.required, isWhole: true }), taskOf(answer))
  const good = GOOD.map((answer) => ({ id: answer.id, outcome: outcomeOf(answer) }))
  const weak = WEAK.map(outcomeOf)
  const faults = good.flatMap(({ id, outcome: { kept, faults } }) =>
    faults.map((code) => `${id}: ${kept === null ? 'hard' : 'soft'}: ${code}`),
  )
  return {
    name: 'recorded',
    figures: figuresOfRecorded(
      good.map(({ outcome }) => outcome),
      weak,
    ),
    faults,
  }
}

export async function answersPart(answers: readonly HostileAnswer[] = HOSTILE_ANSWERS): Promise<Part> {
  const judged = await inParallel(1, answers, async (answer) => {
    const outcome = await playAnswer(answer)
    return { answer, outcome, fault: judgeAnswer(answer, outcome) }
  })
  const faults = judged.flatMap(({ answer: { id }, fault }) => (fault ? [`${id}: ${fault}`] : []))
  return { name: 'hostile answers', figures: figuresOfAnswers(judged), faults }
}

const MODELS_AT_ONCE = 4

/** Over one protocol everything that a model says is bad; over the other its plan is spared, so that its chapters are reached. */
export async function badModelsPart(models: readonly BadModel[] = BAD_MODELS): Promise<Part> {
  const plays = await inParallel(MODELS_AT_ONCE, models, async (bad) => [
    ...(await playBadModel(bad, 'openai')).map((fault) => `${bad.name} (openai): ${fault}`),
    ...(await playBadModel(bad, 'ollama', 'plan')).map((fault) => `${bad.name} (ollama): ${fault}`),
  ])
  const faults = plays.flat()
  return { name: 'bad models', figures: { models: models.length, 'not as it must be': faults.length }, faults }
}

/** A goal for each subject that it has lessons on. */
export const SUBJECT_GOALS = rowsOf('subjects.tsv').flat()

/** Every lesson of each subject: its learner is new to it and has the time. */
export async function demoTutorPart(goals: readonly string[] = SUBJECT_GOALS): Promise<Part> {
  const played = await inParallel(1, goals, (goal) =>
    playGoal({ goal, model: makeOfflineTutor({ paceMs: 0 }), talk: press('new'), chapters: Number.POSITIVE_INFINITY }),
  )
  const faults = played.flatMap((one, place) => [
    ...faultsOf(goals[place] ?? '', one),
    ...one.chapters.flatMap(({ questions }) =>
      questions.filter((question) => isKeyFound(question) !== true).map(({ prompt }) => `another key: ${prompt}`),
    ),
  ])
  return { name: 'demo tutor', figures: { ...figuresOfGoals(played), ...figuresOfKeys(played) }, faults }
}

const LEARNERS_AT_ONCE = 2
const CHAPTERS = 2

/** The configured model; it takes time, and perhaps money. */
export async function modelPart(
  model: LanguageModel,
  price: ModelPrice | null,
  goals: readonly GoalCase[] = GOALS,
  onPlayed: (played: PlayedLearner) => void = () => {},
): Promise<Part> {
  const all = await inParallel(LEARNERS_AT_ONCE, goals, async (goal) => {
    const { language } = goal
    const played = await playGoal({ goal: goal.goal, language, model, talk: answer(goal), chapters: CHAPTERS })
    onPlayed({ goal, played })
    return { goal, played }
  })
  const played = all.map((one) => one.played)
  return {
    name: `model ${model.model}`,
    figures: { ...figuresOfGoals(played), ...figuresOfLearners(all), ...figuresOfCost(played, price) },
    faults: all.flatMap((one) => faultsOf(one.goal.id, one.played)),
  }
}

/** Adversaries about items, and what the gate makes of good replies. */
export async function helpPart(hostile: readonly HostileHelp[] = HOSTILE_HELP): Promise<Part> {
  const caseOf = new Map(HELP_CASES.map((one) => [one.id, one]))
  const threads = hostile.flatMap((one) => threadsOf(one).map((replies) => ({ one, replies })))
  const played = await inParallel(1, threads, async ({ one, replies }) => {
    const item = caseOf.get(one.item)
    if (!item) throw new Error(`There is no item ${one.item}.`)
    return (await playHelp(item, one, replies)).map((reply) => `${one.item}/${one.adversary}: ${reply}`)
  })
  const good = HELP_CASES.flatMap((one) => one.good.map((reply) => ({ ...one, reply, way: heldBack(one, reply) })))
  const held = good.filter(({ way }) => way !== null)
  return {
    name: 'help',
    figures: {
      ...{ items: HELP_CASES.length, adversaries: new Set(hostile.map(({ adversary }) => adversary)).size },
      turns: threads.reduce((sum, { replies }) => sum + replies.length, 0),
      'keys shown': played.flat().length,
      'good replies': good.length,
      'good replies held back %': Math.round((1_000 * held.length) / good.length) / 10,
    },
    faults: [...played.flat(), ...held.map(({ id, reply, way }) => `${id}: ${way}: ${reply}`)],
  }
}

/** What the built-in rules and weights make of wordings, each by itself: what a conversation makes of them is tested elsewhere. */
export async function safetyParts(): Promise<readonly Part[]> {
  const { route } = await makeSafetyCheck()
  return (['listed', 'held-out', 'blind', 'second-blind'] as const).map((name) => {
    const routed = WORDINGS.filter(({ set }) => set === name).map((wording, place) => ({
      id: `${wording.language}/${wording.kind}/${place + 1}`,
      kind: wording.kind,
      isDeclined: route(wording.text, wording.isMessage ? 'message' : 'goal') !== 'ok',
    }))
    const wrong = routed.filter(({ kind, isDeclined }) => isDeclined !== isToDecline(kind))
    const faults = wrong.map(({ id, isDeclined }) => `${id}: ${isDeclined ? 'declined' : 'not declined'}`)
    return { name: `safety, ${name}`, figures: figuresOfSafety(routed), faults }
  })
}

const faultsOf = (id: string, { plan, chapters, calls, live }: PlayedGoal): readonly string[] => [
  ...(plan?.status === 'COMPLETE' ? [] : [`${id}: plan ${plan?.status ?? 'never confirmed'}`]),
  ...chapters
    .filter(({ status }) => status !== 'COMPLETE')
    .map(({ number, status }) => `${id}: chapter ${number} ${status}`),
  ...calls.flatMap(({ task }) => task.faults?.map(({ code }) => `${id}: ${task.kind} asked for again: ${code}`) ?? []),
  ...live.map((what) => `${id}: alive: ${what}`),
]

/** `work` on each item, at most `most` at once; the answers in the order of the items. */
async function inParallel<T, U>(
  most: number,
  items: readonly T[],
  work: (item: T) => Promise<U>,
): Promise<readonly U[]> {
  const answers: U[] = []
  const pending = items.entries()
  const worker = async (): Promise<void> => {
    for (const [index, item] of pending) answers[index] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  return answers
}
