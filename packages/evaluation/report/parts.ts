import { join } from 'node:path'
import type { LanguageModel, ModelPrice } from '@app/domain'
import { makeOfflineTutor } from '@app/offline-tutor'
import { isToDecline, WORDINGS } from '@app/safety/wordings'
import { GOALS } from '../cases/goals.ts'
import { TWINS } from '../cases/twins.ts'
import { CORPUS } from '../corpus/corpus.ts'
import { BAD_MODELS } from '../models/bad-models.ts'
import { inParallel } from '../play/in-parallel.ts'
import { type AnswerResult, runCorpus } from '../play/run-corpus.ts'
import { runBadModel, runGoals } from '../play/run-goals.ts'
import { runSafety } from '../play/run-safety.ts'
import { runSmallModel } from '../play/run-small-model.ts'
import { runTwins } from '../play/run-twins.ts'
import { PROTOCOLS } from '../protocol/clients.ts'
import {
  type Figures,
  figuresOfCalls,
  figuresOfCorpus,
  figuresOfGoals,
  figuresOfSafety,
  figuresOfSmallModel,
  figuresOfTwins,
} from '../score/figures.ts'
import type { GoalScore } from '../score/score-goal.ts'
import { onlyMissing } from './results.ts'

export type Part = {
  readonly name: string
  readonly figures: Figures
  /** Cases that went wrong, and how: for the console and the document. */
  readonly faults: readonly string[]
}

export type Setup = {
  /** Where results are kept. */
  readonly cache: string
  /** Of the code, or of prompts and model. */
  readonly version: string
  /** 1: all cases; 4: every fourth. */
  readonly nth: number
}

export const offline = (): LanguageModel => makeOfflineTutor({ paceMs: 0 })
export const fileOf = ({ cache }: Setup, name: string): string =>
  join(cache, `${name.replaceAll(/[^\w.@-]+/g, '-')}.json`)
export const every = <T>(items: readonly T[], nth: number): readonly T[] =>
  items.filter((_, index) => index % nth === 0)

export async function corpusPart(setup: Setup): Promise<Part> {
  const results: AnswerResult[] = []
  for (const protocol of PROTOCOLS) {
    const cases = every(CORPUS, setup.nth)
    results.push(
      ...(await onlyMissing(fileOf(setup, `corpus-${protocol}`), setup.version, cases, (missing) =>
        runCorpus(missing, [protocol]),
      )),
    )
  }
  const faults = results.filter(({ fault }) => fault).map(({ id, protocol, fault }) => `${id} (${protocol}): ${fault}`)
  return { name: 'corpus', figures: figuresOfCorpus(results), faults }
}

export async function safetyParts({ nth }: Setup): Promise<readonly Part[]> {
  const parts: Part[] = []
  for (const set of ['listed', 'held-out', 'blind', 'second-blind'] as const) {
    const results = await runSafety(
      every(
        WORDINGS.filter((wording) => wording.set === set),
        nth,
      ),
    )
    const wrong = results.filter(({ kind, declined }) => declined !== isToDecline(kind))
    const faults = wrong.map(({ id, declined }) => `${id}: ${declined ? 'declined' : 'not declined'}`)
    parts.push({ name: `safety ${set}`, figures: figuresOfSafety(results), faults })
  }
  return parts
}

const scoresOf = (setup: Setup, name: string, model: () => LanguageModel, atOnce?: number) =>
  onlyMissing(fileOf(setup, `model-${name}`), setup.version, every(GOALS, setup.nth), (missing) =>
    runGoals(missing, model, atOnce),
  )

export async function offlinePart(setup: Setup): Promise<Part> {
  const scores = await scoresOf(setup, 'offline-tutor', offline)
  return { name: 'model offline-tutor', figures: figuresOfGoals(scores), faults: scores.flatMap(faultsOf) }
}

const TWINS_AT_ONCE = 16

export async function twinsPart(setup: Setup): Promise<Part> {
  const twins = every(TWINS, setup.nth)
  const scores = await onlyMissing(fileOf(setup, 'twins-offline-tutor'), setup.version, twins, (missing) =>
    runTwins(missing, offline, TWINS_AT_ONCE),
  )
  const faults = scores.filter(({ differ }) => differ === false).map(({ id }) => `${id}: equal plans`)
  return { name: 'twins offline-tutor', figures: figuresOfTwins(scores), faults }
}

/** A model that takes time, and perhaps money: its results are named by the version of the prompts as well. */
export async function configuredPart(setup: Setup, model: LanguageModel, price: ModelPrice | null): Promise<Part> {
  const name = `${model.model}@${setup.version}`
  const scores = await scoresOf(setup, name, () => model, 2)
  const figures = { ...figuresOfGoals(scores), ...figuresOfCalls(scores, price) }
  return { name: `model ${name}`, figures, faults: scores.flatMap(faultsOf) }
}

/** Deliberately bad models are played with goals that the good one beneath them teaches well. */
const PLAYED_BADLY = ['technical', 'craft', 'music', 'hobby']

export function badModelParts(setup: Setup): Promise<readonly Part[]> {
  const known = GOALS.filter(({ category }) => PLAYED_BADLY.includes(category))
  const goals = every(known, setup.nth)
  return inParallel(MODELS_AT_ONCE, BAD_MODELS, async (bad) => {
    const file = fileOf(setup, `bad-${bad.name}`)
    const scores = await onlyMissing(file, setup.version, goals, (missing) => runBadModel(missing, bad, offline))
    return { name: `bad model ${bad.name}`, figures: figuresOfGoals(scores), faults: scores.flatMap(faultsOf) }
  })
}

/** Both protocols, each with a model that obeys flat shapes only, in a window of 8k; it writes the language of its tutor. */
export function smallModelParts(setup: Setup): Promise<readonly Part[]> {
  const goals = every(
    GOALS.filter(({ language }) => language === 'en'),
    setup.nth,
  )
  return inParallel(1, PROTOCOLS, async (protocol) => {
    const name = `small model ${protocol}`
    const results = await onlyMissing(fileOf(setup, name), setup.version, goals, (missing) =>
      runSmallModel(missing, protocol, offline),
    )
    const faults = results.flatMap(({ id, mangle, fault }) => (fault ? [`${id} (${mangle}): ${fault}`] : []))
    return { name, figures: figuresOfSmallModel(results), faults }
  })
}

/** The good model beneath them paces itself: most of the time all of them wait. */
const MODELS_AT_ONCE = 8

const MAX_TIME_ERROR = 0.15

const faultsOf = (score: GoalScore): readonly string[] => [
  ...score.unfitComplete.map((name) => `${score.id}: unfit ${name} is COMPLETE`),
  ...score.fitFailed.map((name) => `${score.id}: ${name} FAILED`),
  ...(score.unfitReplies > 0 ? [`${score.id}: ${score.unfitReplies} unfit replies kept`] : []),
  ...(score.invented > 0 ? [`${score.id}: ${score.invented} facts invented`] : []),
  ...(score.filled < score.given ? [`${score.id}: ${score.given - score.filled} of what was said is lost`] : []),
  ...((score.timeError ?? 0) > MAX_TIME_ERROR ? [`${score.id}: ${score.minutes} minutes are not what there is`] : []),
  ...(score.links > 0 ? [`${score.id}: ${score.links} live links`] : []),
  ...(score.subjectRight === false ? [`${score.id}: another subject`] : []),
  ...(score.ended !== 'planned' ? [`${score.id}: ${score.ended}`] : []),
]
