import type { Clock } from '../../ports/clock.ts'
import type { IdSource } from '../../ports/id-source.ts'
import type { Asking, LanguageModel, ModelFailure } from '../../ports/language-model.ts'
import type { Spent } from '../../ports/repositories.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { after, MINUTE, startOfDay } from '../../shared/duration.ts'
import { ModelCallId, type UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { BadAnswer } from '../../tutoring/bad-answer.ts'
import { type EndedEarly, readWhole } from '../../tutoring/ended-early.ts'
import type { Fault } from '../../tutoring/fault.ts'
import type { Reading } from '../../tutoring/gates/readings.ts'
import { type CallAbout, type Ending, endCall, type ModelCall, modelName } from '../../tutoring/model-call.ts'
import { costOf, type ModelPrice, type PriceList, priceOf } from '../../tutoring/model-price.ts'
import { promptFor, REASONING_ALLOWANCE } from '../../tutoring/prompt-for.ts'
import type { Task } from '../../tutoring/task.ts'
import { type AllowanceSpent, type CallsRunning, makeRunningCalls, untilMidnight } from './daily-allowance.ts'

/** What models may cost. */
export type Spending = {
  readonly prices: PriceList
  /** Millionths of a US dollar a day; a day begins at midnight UTC. Null: as much as it takes. */
  readonly dailyBudget: number | null
  /** Calls a day and learner. Unset or null: as many as they like, at once, too. */
  readonly callsPerLearner?: number | null
}

/** Nobody counts what models cost. */
export const UNLIMITED: Spending = { prices: {}, dailyBudget: null }

/** The next call could take the day's cost over the budget: until midnight UTC, in `retryAfter` seconds, nobody is asked. */
type BudgetSpent = { readonly kind: 'daily-budget-spent'; readonly retryAfter: number }

/** Only what running calls may cost at most stands in the way: nearly all of it comes back when they end. */
type BudgetReserved = { readonly kind: 'daily-budget-reserved'; readonly retryAfter: number }

export type OverDailyBudget = BudgetSpent | BudgetReserved

export type OverBudget = OverDailyBudget | AllowanceSpent

export const isOverBudget = <E extends { readonly kind: string }>(error: E | OverBudget): error is OverBudget =>
  error.kind === 'daily-budget-spent' ||
  error.kind === 'daily-budget-reserved' ||
  error.kind === 'daily-allowance-spent'

/** How the tutor is asked. */
export type TutorAsking = Omit<Asking, 'learner'> & {
  /** What the answer was stopped for, by who listens: booked with the call. */
  readonly stoppedFor?: () => readonly Fault[]
}

/** The one who is asked: every call leaves a record with its cost, and none begins that the day's budget might not cover. */
export type Tutor = {
  /** The only language that the model writes; null where it writes any. */
  readonly writes: string | null
  /** `read` makes something of the answer's text, or says why it cannot. */
  readonly ask: <T>(
    task: Task,
    about: CallAbout,
    read: (text: string) => Reading<T>,
    asking?: TutorAsking,
  ) => Promise<Result<T, ModelFailure | EndedEarly | BadAnswer | OverBudget | CallsRunning>>
  /** Whether the day's budget still covers a plan or a chapter: to be asked before either is promised or charged. */
  readonly checkBudget: () => Promise<Result<void, OverDailyBudget>>
  /** The same, and whether the learner's own allowance does. */
  readonly checkBudgetFor: (learner: UserId) => Promise<Result<void, OverBudget>>
  /** What has been spent today, and what running calls may add to it. */
  readonly spentToday: () => Promise<Spent>
}

type Room = Asking['room']

/** What a chat template puts around a message, with some to spare. */
const TOKENS_AROUND_MESSAGE = 16
/** The longest answer and prompt that a plan or a chapter can have: what `checkBudget` counts with. */
const MAX_GENERATION_TOKENS = { inputTokens: 24_000, outputTokens: 3_000 + REASONING_ALLOWANCE }

/** Millionths of a US dollar: a daily budget below it never covers a plan or a chapter. */
export const costOfLargestGeneration = (price: ModelPrice): number => costOf(price, MAX_GENERATION_TOKENS)

export const makeTutor = (deps: {
  readonly model: LanguageModel
  readonly unitOfWork: UnitOfWork
  readonly ids: IdSource
  readonly clock: Clock
  readonly spending: Spending
  /** Told of each call when it has ended, whatever became of it; not of one that the budget refused. `asked`: the model. */
  readonly onModelCall?: (call: ModelCall, asked: string) => void
  /** For the operator: how the call ended could not be kept, so its row stays as it began. */
  readonly onCallNotSaved?: (call: ModelCall, error: unknown) => void
}): Tutor => {
  const { model, unitOfWork, ids, clock, onModelCall, onCallNotSaved } = deps
  const { prices, dailyBudget, callsPerLearner = null } = deps.spending
  const price = priceOf(prices, model.model)
  const running = makeRunningCalls()

  const begin = (task: Task, about: CallAbout, room: Room) =>
    unitOfWork.run<Result<ModelCall, OverBudget>>(async ({ modelCalls }) => {
      const now = clock.now()
      const cost = price && worstCaseCost(task, price, room)
      if (dailyBudget !== null) {
        const spent = await modelCalls.lockSpentSince(...todayOf(now))
        const over = overBudget(spent, cost ?? 0, dailyBudget, now)
        if (over) return err(over)
      }
      if (callsPerLearner !== null && about.userId !== null) {
        const begun = await modelCalls.lockCallsOf(about.userId, startOfDay(now))
        if (begun >= callsPerLearner) return err({ kind: 'daily-allowance-spent', retryAfter: untilMidnight(now) })
      }
      const call: ModelCall = {
        ...about,
        id: ModelCallId(ids.newId()),
        purpose: task.kind,
        model: modelName(model.model),
        startedAt: now,
        outcome: 'running',
        inputTokens: null,
        outputTokens: null,
        faults: [],
        milliseconds: null,
        cost,
      }
      await modelCalls.add(call)
      return ok(call)
    })

  const end = async (call: ModelCall, how: Pick<Ending, 'outcome' | 'answer' | 'heard' | 'faults'>): Promise<void> => {
    const named = how.answer ? priceOf(prices, how.answer.model) : null
    const ended = endCall(call, { ...how, price: named ?? price, at: clock.now() })
    onModelCall?.(ended, model.model)
    try {
      await unitOfWork.run(async ({ modelCalls }) => {
        await modelCalls.save(ended)
        return ok(undefined)
      })
    } catch (error) {
      // its row stays at the most that it can have cost; the answer is paid for, and is not thrown away for it
      onCallNotSaved?.(ended, error)
    }
  }

  const askOnce: Tutor['ask'] = async (task, about, read, { stoppedFor, ...asking } = {}) => {
    const begun = await begin(task, about, asking.room)
    if (!begun.ok) return begun
    let heard = false
    const onText = (piece: string): void => {
      heard = true
      asking.onText?.(piece)
    }
    const asked = await model.ask(task, { ...asking, onText, learner: about.userId })
    const good = asked.ok ? readWhole(asked.value, read) : asked
    const outcome = good.ok ? 'answered' : good.error.kind
    const faults = outcome === 'model-stopped' ? (stoppedFor?.() ?? []) : faultsOf(good)
    await end(begun.value, { outcome, answer: asked.ok ? asked.value : null, heard, faults })
    return good.ok ? ok(good.value) : good
  }

  const checkBudget: Tutor['checkBudget'] = async () => {
    if (dailyBudget === null || price === null) return ok(undefined)
    const now = clock.now()
    const most = costOfLargestGeneration(price)
    return unitOfWork.run<Result<void, OverDailyBudget>>(async ({ modelCalls }) => {
      const over = overBudget(await modelCalls.spentSince(...todayOf(now)), most, dailyBudget, now)
      return over ? err(over) : ok(undefined)
    })
  }

  return {
    writes: model.writes ?? null,
    ask: async (task, about, read, asking) => {
      const learner = callsPerLearner === null ? null : about.userId
      if (learner === null) return askOnce(task, about, read, asking)
      // a reply waits in line instead: its learner is looking, and it is short
      if (task.kind !== 'reply' && running.isFull(learner)) return err({ kind: 'calls-running' })
      running.begin(learner)
      try {
        return await askOnce(task, about, read, asking)
      } finally {
        running.end(learner)
      }
    },
    checkBudget,
    checkBudgetFor: async (learner) => {
      const affordable = await checkBudget()
      if (!affordable.ok || callsPerLearner === null) return affordable
      const now = clock.now()
      return unitOfWork.run<Result<void, OverBudget>>(async ({ modelCalls }) => {
        const begun = await modelCalls.callsOf(learner, startOfDay(now))
        return begun < callsPerLearner
          ? ok(undefined)
          : err({ kind: 'daily-allowance-spent', retryAfter: untilMidnight(now) })
      })
    },
    spentToday: async () => {
      const { value } = await unitOfWork.run(async ({ modelCalls }) =>
        ok(await modelCalls.spentSince(...todayOf(clock.now()))),
      )
      return value
    },
  }
}

/** Of an answer that is used, those that are only observed. */
function faultsOf(good: Reading<unknown, ModelFailure | EndedEarly>): readonly Fault[] {
  if (good.ok) return good.observed ?? []
  return good.error.kind === 'bad-answer' ? good.error.faults : []
}

function worstCaseCost(task: Task, price: ModelPrice, room: Room = 1): number {
  const { messages, shape, maxTokens } = promptFor(task)
  // some servers are told the shape in words as well
  const around = 2 * maxTokensOf(JSON.stringify(shape)) + messages.length * TOKENS_AROUND_MESSAGE
  const inputTokens = messages.reduce((sum, { content }) => sum + maxTokensOf(content), around)
  return costOf(price, { inputTokens, outputTokens: room * (maxTokens + REASONING_ALLOWANCE) })
}

/** A byte of UTF-8 each: tokens are made of one or more, whatever the language. A guess by English could be overrun. */
function maxTokensOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4
  }
  return bytes
}

/** No call lasts longer, whatever the configuration says: what still runs then was lost in a crash. */
export const MAX_CALL_DURATION = 11 * MINUTE

const todayOf = (now: Date): readonly [from: Date, lostBefore: Date] => [
  startOfDay(now),
  after(now, -MAX_CALL_DURATION),
]

/** Most calls end sooner. Seconds. */
const UNTIL_CALLS_END = 30

function overBudget(
  { finished, running }: Spent,
  most: number,
  dailyBudget: number,
  now: Date,
): OverDailyBudget | null {
  if (finished + running + most <= dailyBudget) return null
  if (finished + most > dailyBudget) return { kind: 'daily-budget-spent', retryAfter: untilMidnight(now) }
  return { kind: 'daily-budget-reserved', retryAfter: UNTIL_CALLS_END }
}
