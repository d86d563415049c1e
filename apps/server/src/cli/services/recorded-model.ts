import {
  type Answer,
  type BadAnswer,
  err,
  type LanguageModel,
  type ModelFailure,
  makeTutor,
  type Result,
  readFitAnswer,
  type Spending,
  type Task,
  type UnitOfWork,
} from '@app/domain'
import { makeLanguageDetector } from '@app/franc'
import { makeMarkdown } from '@app/markdown'
import { systemClock } from '../../system.ts'
import { operatorIds } from '../operator.ts'

const NO_USER = { userId: null, planId: null, chapterId: null } as const

/** A model whose calls are recorded and within the daily budget, as the app's are. */
export const recordedModel = (
  model: LanguageModel,
  { unitOfWork, spending }: { readonly unitOfWork: UnitOfWork; readonly spending: Spending },
): LanguageModel => ({
  ...model,
  ask: async (task, listening) => {
    const received: { answer?: Result<Answer, ModelFailure> } = {}
    const ask: LanguageModel['ask'] = async (...asked) => {
      received.answer = await model.ask(...asked)
      return received.answer
    }
    // a tutor per call, because it returns what was read of an answer and not the answer
    const tutor = makeTutor({ model: { ...model, ask }, unitOfWork, spending, ids: operatorIds, clock: systemClock })
    const asked = await tutor.ask<unknown>(task, NO_USER, parserOf(task, model.writes ?? null), listening)
    if (received.answer) return received.answer
    const spent = !asked.ok && asked.error.kind === 'daily-budget-spent'
    const why = spent ? 'allows no more today (UTC)' : 'is held by calls that run now: try again in a minute'
    return err({ kind: 'model-rejected', detail: `DAILY_BUDGET_USD ${why}` })
  },
})

const markdown = makeMarkdown()
const languages = makeLanguageDetector()

/** What the app makes of an answer, its gates included. */
export const parserOf =
  (task: Task, writes: string | null) =>
  (text: string): Result<unknown, BadAnswer> =>
    readFitAnswer(text, task, { markdown, languages, gates: 'enforce', writes })
