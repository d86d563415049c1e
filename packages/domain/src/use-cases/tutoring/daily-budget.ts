import type { Asking, Spent } from '../../ports/index.ts'
import { after, DAY, MINUTE, startOfDay, type UserId, utf8Length } from '../../shared/index.ts'
import { costOf, type ModelPrice, type PriceList } from '../../tutoring/model-price.ts'
import { promptFor, REASONING_ALLOWANCE } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'

export type Spending = {
  readonly prices: PriceList
  /** Millionths of a US dollar a day; a day begins at midnight UTC. Null: as much as it takes. */
  readonly dailyBudget: number | null
  /** Calls a day and learner. Unset or null: as many as they like, at once, too. */
  readonly callsPerLearner?: number | null
  /** Calls of one learner that run at once; their others wait, so that one learner cannot use up the model. Unset: `CALLS_AT_ONCE`. */
  readonly callsAtOnce?: number
  /** Free chapters a learner and month, which begins at midnight UTC. Unset or null: one for each conversation. */
  readonly freeChaptersPerMonth?: number | null
}

export const UNLIMITED: Spending = { prices: {}, dailyBudget: null }

/** The next call could take the day's cost over the budget: no call until midnight UTC, in `retryAfter` seconds. */
type BudgetSpent = { readonly kind: 'daily-budget-spent'; readonly retryAfter: number }

/** Only the worst-case costs of running calls exceed it: nearly all of that is released when they end. */
type BudgetReserved = { readonly kind: 'daily-budget-reserved'; readonly retryAfter: number }

export type OverDailyBudget = BudgetSpent | BudgetReserved

export type OverBudget = OverDailyBudget | AllowanceSpent

export const isOverBudget = <E extends { readonly kind: string }>(error: E | OverBudget): error is OverBudget =>
  error.kind === 'daily-budget-spent' ||
  error.kind === 'daily-budget-reserved' ||
  error.kind === 'daily-allowance-spent'

/** What a chat template puts around a message, with some to spare. */
const TOKENS_AROUND_MESSAGE = 16
/** The longest answer and prompt that a plan or a chapter can have: what `checkBudget` counts with. */
const MAX_GENERATION_TOKENS = { inputTokens: 24_000, outputTokens: 3_000 + REASONING_ALLOWANCE }

/** Millionths of a US dollar: a daily budget below it never covers a plan or a chapter. */
export const costOfLargestGeneration = (price: ModelPrice): number => costOf(price, MAX_GENERATION_TOKENS)

export function worstCaseCost(task: Task, price: ModelPrice, room: Asking['room'] = 1): number {
  const { messages, shape, maxTokens } = promptFor(task)
  // some servers get the shape in words as well
  const around = 2 * maxTokensOf(JSON.stringify(shape)) + messages.length * TOKENS_AROUND_MESSAGE
  const inputTokens = messages.reduce((sum, { content }) => sum + maxTokensOf(content), around)
  return costOf(price, { inputTokens, outputTokens: room * (maxTokens + REASONING_ALLOWANCE) })
}

/** A byte of UTF-8 each: tokens are made of one or more, whatever the language. A guess by English could be overrun. */
const maxTokensOf = utf8Length

/** No call lasts longer, whatever the configuration says: what still runs then was lost in a crash. */
export const MAX_CALL_DURATION = 11 * MINUTE

export const lostBefore = (now: Date): Date => after(now, -MAX_CALL_DURATION)

export const todayOf = (now: Date): readonly [from: Date, lostBefore: Date] => [startOfDay(now), lostBefore(now)]

/** Most calls end sooner. Seconds. */
const UNTIL_CALLS_END = 30

export function overBudget(
  { finished, running }: Spent,
  most: number,
  dailyBudget: number,
  now: Date,
): OverDailyBudget | null {
  if (finished + running + most <= dailyBudget) return null
  if (finished + most > dailyBudget) return { kind: 'daily-budget-spent', retryAfter: untilMidnight(now) }
  return { kind: 'daily-budget-reserved', retryAfter: UNTIL_CALLS_END }
}

/** This learner has had the day's calls: until midnight UTC, in `retryAfter` seconds, nothing is asked for them. */
export type AllowanceSpent = { readonly kind: 'daily-allowance-spent'; readonly retryAfter: number }

/** As many calls as one learner may run at once are running in this process, or one that finds out whether the model is back: a job comes again later, and frees its worker. */
export type CallsRunning = { readonly kind: 'calls-running' }

export const CALLS_AT_ONCE = 4

/** Seconds until the next day of UTC begins. */
export const untilMidnight = (now: Date): number => Math.ceil((DAY - (now.getTime() % DAY)) / 1_000)

/** Calls of each learner in this process. Not by the rows of calls: those that a crash left would hold their learner's jobs back. */
export function makeRunningCalls(atOnce: number) {
  const running = new Map<UserId, number>()
  const of = (learner: UserId): number => running.get(learner) ?? 0
  return {
    isFull: (learner: UserId): boolean => of(learner) >= atOnce,
    begin: (learner: UserId): void => {
      running.set(learner, of(learner) + 1)
    },
    end: (learner: UserId): void => {
      if (of(learner) > 1) running.set(learner, of(learner) - 1)
      else running.delete(learner)
    },
  }
}
