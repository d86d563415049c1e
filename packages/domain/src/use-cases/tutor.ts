import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { LanguageModel, Listening, ModelFailure } from '../ports/language-model.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { DAY, startOfDay } from '../shared/duration.ts'
import { ModelCallId } from '../shared/ids.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { BadAnswer } from '../tutoring/bad-answer.ts'
import { type CallAbout, type Ending, endCall, type ModelCall } from '../tutoring/model-call.ts'
import { costOf, type ModelPrice, type PriceList, priceOf } from '../tutoring/model-price.ts'
import { promptFor } from '../tutoring/prompt-for.ts'
import type { Task } from '../tutoring/task.ts'
import { ROOM_TO_THINK } from './ask-within-limits.ts'

/** What models may cost. */
export type Spending = {
  readonly prices: PriceList
  /** Millionths of a US dollar a day; a day begins at midnight UTC. Null: as much as it takes. */
  readonly dailyBudget: number | null
}

/** Nobody counts what models cost. */
export const UNLIMITED: Spending = { prices: {}, dailyBudget: null }

/** The next call could take the day's cost over the budget: until midnight UTC, in `retryAfter` seconds, nobody is asked. */
export type BudgetSpent = { readonly kind: 'daily-budget-spent'; readonly retryAfter: number }

/** The one who is asked: every call leaves a record with its cost, and none begins that the day's budget might not cover. */
export type Tutor = {
  /** `read` makes something of the answer's text, or says why it cannot. */
  readonly ask: <T>(
    task: Task,
    about: CallAbout,
    read: (text: string) => Result<T, BadAnswer>,
    listening?: Listening,
  ) => Promise<Result<T, ModelFailure | BadAnswer | BudgetSpent>>
  /** Whether the day's budget still covers a plan or a chapter: to be asked before either is promised or charged. */
  readonly affords: () => Promise<Result<void, BudgetSpent>>
}

/** What a chat template puts around a message, with some to spare. */
const TOKENS_AROUND_MESSAGE = 16
/** The longest answer and prompt that a plan or a chapter can have: what `affords` counts with. */
const LARGEST_GENERATION = { inputTokens: 24_000, outputTokens: 3_000 + ROOM_TO_THINK }

/** Millionths of a US dollar: a daily budget below it never covers a plan or a chapter. */
export const costOfLargestGeneration = (price: ModelPrice): number => costOf(price, LARGEST_GENERATION)

export const makeTutor = (deps: {
  readonly model: LanguageModel
  readonly unitOfWork: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
  readonly spending: Spending
  /** Told of each call when it has ended, whatever became of it; not of one that the budget refused. */
  readonly onModelCall?: (call: ModelCall) => void
}): Tutor => {
  const { model, unitOfWork, ids, clock, onModelCall } = deps
  const { prices, dailyBudget } = deps.spending
  const price = priceOf(prices, model.model)

  const begin = (task: Task, about: CallAbout): Promise<Result<ModelCall, BudgetSpent>> =>
    unitOfWork.run<Result<ModelCall, BudgetSpent>>(async ({ modelCalls }) => {
      const now = clock.now()
      const cost = price && mostCost(task, price)
      if (dailyBudget !== null) {
        const spent = await modelCalls.lockSpentSince(startOfDay(now))
        if (spent + (cost ?? 0) > dailyBudget) return err(untilMidnight(now))
      }
      const call: ModelCall = {
        ...about,
        id: ModelCallId(ids.newId()),
        purpose: task.kind,
        model: model.model,
        startedAt: now,
        outcome: 'running',
        inputTokens: null,
        outputTokens: null,
        milliseconds: null,
        cost,
      }
      await modelCalls.add(call)
      return ok(call)
    })

  const end = async (call: ModelCall, how: Pick<Ending, 'outcome' | 'answer' | 'heard'>): Promise<void> => {
    const named = how.answer ? priceOf(prices, how.answer.model) : null
    const ended = endCall(call, { ...how, price: named ?? price, at: clock.now() })
    onModelCall?.(ended)
    await unitOfWork.run(async ({ modelCalls }) => {
      await modelCalls.save(ended)
      return ok(undefined)
    })
  }

  return {
    ask: async (task, about, read, listening) => {
      const begun = await begin(task, about)
      if (!begun.ok) return begun
      let heard = false
      const onText = (piece: string): void => {
        heard = true
        listening?.onText?.(piece)
      }
      const asked = await model.ask(task, { ...listening, onText })
      const good = asked.ok ? read(asked.value.text) : asked
      const outcome = good.ok ? 'answered' : good.error.kind
      await end(begun.value, { outcome, answer: asked.ok ? asked.value : null, heard })
      return good
    },
    affords: async () => {
      if (dailyBudget === null || price === null) return ok(undefined)
      const now = clock.now()
      const most = costOfLargestGeneration(price)
      return unitOfWork.run<Result<void, BudgetSpent>>(async ({ modelCalls }) => {
        const spent = await modelCalls.spentSince(startOfDay(now))
        return spent + most > dailyBudget ? err(untilMidnight(now)) : ok(undefined)
      })
    },
  }
}

function mostCost(task: Task, price: ModelPrice): number {
  const { messages, shape, maxTokens } = promptFor(task)
  // some servers are told the shape in words as well
  const around = 2 * mostTokens(JSON.stringify(shape)) + messages.length * TOKENS_AROUND_MESSAGE
  const inputTokens = messages.reduce((sum, { content }) => sum + mostTokens(content), around)
  return costOf(price, { inputTokens, outputTokens: maxTokens + ROOM_TO_THINK })
}

/** A byte of UTF-8 each: tokens are made of one or more, whatever the language. A guess by English could be overrun. */
function mostTokens(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

const untilMidnight = (now: Date): BudgetSpent => ({
  kind: 'daily-budget-spent',
  retryAfter: Math.ceil((DAY - (now.getTime() % DAY)) / 1_000),
})
