import { REWRITE_WAYS, type RewriteWay } from '../../chapters/versions.ts'
import type { Adapters, Asking, ModelFailure, Spent } from '../../ports/index.ts'
import { err, ModelCallId, ok, type Result, startOfDay, type UserId } from '../../shared/index.ts'
import { type EndedEarly, readWhole } from '../../tutoring/ended-early.ts'
import type { Fault, Reading } from '../../tutoring/fault.ts'
import { type CallAbout, type Ending, endCall, type ModelCall, modelFor, modelName } from '../../tutoring/model-call.ts'
import { priceOf } from '../../tutoring/model-price.ts'
import { isAway, isOpen, retryTime } from '../../tutoring/outage.ts'
import { PROMPT_VERSIONS } from '../../tutoring/prompt-for.ts'
import type { ChapterTask, Task } from '../../tutoring/task.ts'
import {
  CALLS_AT_ONCE,
  type CallsRunning,
  costOfLargestGeneration,
  lostBefore,
  makeRunningCalls,
  type OverBudget,
  type OverDailyBudget,
  overBudget,
  type Spending,
  todayOf,
  untilMidnight,
  worstCaseCost,
} from './daily-budget.ts'

export type TutorAsking = Omit<Asking, 'learner'> & {
  /**
   * No one waits for it. It does not begin while a call runs that someone waits for, nor go on where the model is free; and it gets no more
   * than half of what budget and allowance give.
   */
  readonly inBackground?: boolean
  /** It can wait for a model that is away, which is left alone meanwhile. Unset: it asks all the same. */
  readonly waits?: boolean
  /** Why the listener aborted the answer: recorded with the call. */
  readonly stoppedFor?: () => readonly Fault[]
}

/** Records each model call and enforces the daily budget and each learner's allowance. */
export type Tutor = {
  /** The only language that the model writes; null where it writes any. */
  readonly writes: string | null
  /** The name, as an operator configures it, of the one that is asked. */
  readonly modelFor: (task: Task['kind']) => string
  /** So many calls of one learner run side by side. */
  readonly callsAtOnce: number
  /** How it can tell a chapter differently. */
  readonly waysToRewrite: (task: ChapterTask) => readonly RewriteWay[]
  /** Whether it can ask questions that place a learner in this goal. */
  readonly canPlace: (goal: string) => boolean
  /** `read` makes something of the answer's text, or says why it cannot. */
  readonly ask: <T>(
    task: Task,
    about: CallAbout,
    read: (text: string) => Reading<T>,
    asking?: TutorAsking,
  ) => Promise<Reading<T, ModelFailure | EndedEarly | OverBudget | CallsRunning>>
  /** Since when the model has not been reached; null while it is, as far as is known. */
  readonly awaySince: () => Promise<Date | null>
  /** Whether the day's budget still covers a plan or a chapter: to be asked before either is promised or charged. */
  readonly checkBudget: () => Promise<Result<void, OverDailyBudget>>
  /** The same, and whether the learner's own allowance does. */
  readonly checkBudgetFor: (learner: UserId) => Promise<Result<void, OverBudget>>
  /** What has been spent today, and what running calls may add to it. */
  readonly spentToday: () => Promise<Spent>
}

type Deps = Pick<Adapters, 'model' | 'unitOfWork' | 'ids' | 'clock'> & {
  readonly spending: Spending
  /** Called when a call has ended, however; not for one that the budget refused. `asked`: the configured model. */
  readonly onModelCall?: (call: ModelCall, asked: string) => void
  /** The end of the call could not be saved, so its row stays as it began. */
  readonly onCallNotSaved?: (call: ModelCall, error: unknown) => void
}

export const makeTutor = (deps: Deps): Tutor => {
  const { model, unitOfWork, ids, clock, onModelCall, onCallNotSaved } = deps
  const { prices, dailyBudget, callsPerLearner = null, callsAtOnce = CALLS_AT_ONCE } = deps.spending
  const price = priceOf(prices, model.model)
  const nameFor = (task: Task['kind']): string => modelFor(model, task)
  const priceFor = (task: Task['kind']) => priceOf(prices, nameFor(task))
  const running = makeRunningCalls(callsAtOnce)
  /** Of this process: others learn by calls of their own when a server wants to be asked again. */
  let retryAt = 0
  const background = makeBackgroundCalls({ isFree: price === null || costOfLargestGeneration(price) === 0 })

  const begin = (task: Task, about: CallAbout, { room, inBackground = false, waits = false }: TutorAsking) =>
    unitOfWork.run<Result<ModelCall, OverBudget | CallsRunning>>(async ({ modelCalls }) => {
      const now = clock.now()
      if (waits) {
        const outage = await modelCalls.lockOutage(lostBefore(now))
        if (now.getTime() < retryAt || (outage && isOpen(outage, now))) return err({ kind: 'calls-running' })
      }
      const price = priceFor(task.kind)
      const cost = price && worstCaseCost(task, price, room)
      if (dailyBudget !== null) {
        const spent = await modelCalls.lockSpentSince(...todayOf(now))
        const over = overBudget(spent, cost ?? 0, shareOf(dailyBudget, inBackground), now)
        if (over) return err(over)
      }
      if (callsPerLearner !== null && about.userId !== null) {
        const begun = await modelCalls.lockCallsOf(about.userId, startOfDay(now))
        if (begun >= shareOf(callsPerLearner, inBackground))
          return err({ kind: 'daily-allowance-spent', retryAfter: untilMidnight(now) })
      }
      const call: ModelCall = {
        ...about,
        id: ModelCallId(ids.newId()),
        purpose: task.kind,
        version: PROMPT_VERSIONS[task.kind],
        model: modelName(nameFor(task.kind)),
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

  const end = async (
    call: ModelCall,
    ending: Pick<Ending, 'outcome' | 'answer' | 'streamed' | 'faults'>,
  ): Promise<void> => {
    const named = ending.answer ? priceOf(prices, ending.answer.model) : null
    const ended = endCall(call, { ...ending, price: named ?? priceFor(call.purpose), at: clock.now() })
    onModelCall?.(ended, nameFor(call.purpose))
    try {
      await unitOfWork.run(({ modelCalls }) => modelCalls.save(ended), { autocommit: true })
    } catch (error) {
      // its row stays at the most that it can have cost; the answer is paid for, and is not thrown away for it
      onCallNotSaved?.(ended, error)
    }
  }

  const askOnce: Tutor['ask'] = async (task, about, read, asking = {}) => {
    const begun = await begin(task, about, asking)
    if (!begun.ok) return begun
    let streamed = false
    const onText = (piece: string): void => {
      streamed = true
      asking.onText?.(piece)
    }
    const { stoppedFor, inBackground: _, waits: __, ...listening } = asking
    const asked = await model.ask(task, { ...listening, onText, learner: about.userId })
    if (asked.ok) retryAt = 0
    else if (asked.error.kind === 'model-unavailable')
      retryAt = retryTime(asked.error.retryAfterMs, clock.now()) ?? retryAt
    const good = asked.ok ? readWhole(asked.value, read) : asked
    const outcome = good.ok ? 'answered' : good.error.kind
    const faults = outcome === 'model-stopped' ? (stoppedFor?.() ?? []) : faultsOf(good)
    await end(begun.value, { outcome, answer: asked.ok ? asked.value : null, streamed, faults })
    return good
  }

  const askAwaited: Tutor['ask'] = async (task, about, read, asking) => {
    const learner = callsPerLearner === null ? null : about.userId
    if (learner === null) return askOnce(task, about, read, asking)
    // a short answer waits in line instead: its learner is looking
    if (!SHORT.includes(task.kind) && running.isFull(learner)) return err({ kind: 'calls-running' })
    running.begin(learner)
    try {
      return await askOnce(task, about, read, asking)
    } finally {
      running.end(learner)
    }
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
    modelFor: nameFor,
    callsAtOnce,
    waysToRewrite: (task) => model.rewrites?.(task) ?? REWRITE_WAYS,
    canPlace: (goal) => model.places?.(goal) ?? true,
    ask: (task, about, read, asking) =>
      asking?.inBackground
        ? background.run((signal) => askOnce(task, about, read, { ...asking, signal }))
        : background.runBefore(() => askAwaited(task, about, read, asking)),
    awaySince: () =>
      unitOfWork.run(async ({ modelCalls }) => {
        const now = clock.now()
        const outage = await modelCalls.outage(lostBefore(now))
        return outage && isAway(outage, now) ? outage.since : null
      }),
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
    spentToday: () => unitOfWork.run(({ modelCalls }) => modelCalls.spentSince(...todayOf(clock.now()))),
  }
}

const SHORT: readonly Task['kind'][] = ['reply', 'practice', 'help']

/** Of an answer that is used, the soft ones. */
function faultsOf(good: Reading<unknown, ModelFailure | EndedEarly>): readonly Fault[] {
  if (good.ok) return good.faults ?? []
  return good.error.kind === 'bad-answer' ? good.error.faults : []
}

/** Of a budget or an allowance: what learners ask for has the other half to itself. */
export const shareOf = (limit: number, inBackground: boolean): number => (inBackground ? Math.floor(limit / 2) : limit)

/**
 * Calls that no one waits for, in this process. They do not begin while one runs that someone waits for. Where a model is free, it is one
 * machine that answers, so such a call also ends those that have begun; where it is paid for, theirs would be paid for twice.
 */
export function makeBackgroundCalls({ isFree }: { readonly isFree: boolean }) {
  const running = new Set<AbortController>()
  let awaited = 0
  return {
    run: async <T, E>(call: (signal: AbortSignal) => Promise<Result<T, E>>): Promise<Result<T, E | CallsRunning>> => {
      if (awaited > 0) return err({ kind: 'calls-running' })
      const stop = new AbortController()
      running.add(stop)
      try {
        const answered = await call(stop.signal)
        return answered.ok || !stop.signal.aborted ? answered : err({ kind: 'calls-running' })
      } finally {
        running.delete(stop)
      }
    },
    /** A call that someone waits for. */
    runBefore: async <T>(call: () => Promise<T>): Promise<T> => {
      awaited += 1
      if (isFree) for (const stop of running) stop.abort()
      try {
        return await call()
      } finally {
        awaited -= 1
      }
    },
  }
}
