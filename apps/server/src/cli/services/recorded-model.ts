import {
  type Answer,
  type BadAnswer,
  err,
  type LanguageModel,
  type ModelFailure,
  makeTutor,
  type Result,
  readFitChapter,
  readFitPlan,
  readReply,
  type Spending,
  type Task,
  type UnitOfWork,
} from '@app/domain'
import { makeMarkdown } from '@app/markdown'
import { systemClock } from '../../system.ts'
import { operatorIds } from '../operator.ts'

/** It is asked for nobody's sake. */
const NOBODY = { userId: null, planId: null, chapterId: null } as const

/** A model as the app asks it: every call leaves its row, and none begins that the day's budget might not cover. */
export const recordedModel = (
  model: LanguageModel,
  { unitOfWork, spending }: { readonly unitOfWork: UnitOfWork; readonly spending: Spending },
): LanguageModel => ({
  ...model,
  ask: async (task, listening) => {
    const heard: { answer?: Result<Answer, ModelFailure> } = {}
    const ask: LanguageModel['ask'] = async (...asked) => {
      heard.answer = await model.ask(...asked)
      return heard.answer
    }
    // a tutor for each call, since it hands on what it makes of an answer and not the answer
    const tutor = makeTutor({ model: { ...model, ask }, unitOfWork, spending, ids: operatorIds, clock: systemClock })
    const asked = await tutor.ask<unknown>(task, NOBODY, readerOf(task, model.writes ?? null), listening)
    if (heard.answer) return heard.answer
    const spent = !asked.ok && asked.error.kind === 'daily-budget-spent'
    const why = spent ? 'allows no more today (UTC)' : 'is held by calls that run now: try again in a minute'
    return err({ kind: 'model-rejected', detail: `DAILY_BUDGET_USD ${why}` })
  },
})

const markdown = makeMarkdown()

/** What the app makes of an answer, its gates included. */
export function readerOf(task: Task, writes: string | null): (text: string) => Result<unknown, BadAnswer> {
  if (task.kind === 'reply') return (text) => readReply(text, task, markdown)
  if (task.kind === 'plan') return (text) => readFitPlan(text, { task, markdown, gates: 'enforce', writes })
  return (text) => readFitChapter(text, { task, markdown, gates: 'enforce', writes })
}
