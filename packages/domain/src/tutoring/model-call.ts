import { type ChapterId, clip, type ModelCallId, type PlanId, tidy, type UserId } from '../shared/index.ts'
import type { EndedEarly } from './ended-early.ts'
import type { BadAnswer, Fault } from './fault.ts'
import { costOf, type ModelPrice } from './model-price.ts'
import type { Task } from './task.ts'

/** For whom, and for which of their things, a model is asked. */
export type CallAbout = {
  /** Null when an operator tries the model out. */
  readonly userId: UserId | null
  readonly planId: PlanId | null
  readonly chapterId: ChapterId | null
}

export type CallOutcome =
  | 'answered'
  | BadAnswer['kind']
  | EndedEarly['kind']
  /** How a call comes to nothing: see `ModelFailure`. */
  | 'model-unavailable'
  | 'model-timeout'
  | 'model-rejected'
  | 'model-stopped'

/** Of an answer, what its record keeps. */
type Answered = { readonly model: string; readonly inputTokens: number | null; readonly outputTokens: number | null }

/**
 * One call of a model. It is saved before the call begins, so that a crash leaves it too: then it stays `running`, at the
 * most that it can have cost, until it is ended as lost.
 */
export type ModelCall = CallAbout & {
  readonly id: ModelCallId
  readonly purpose: Task['kind']
  /** Of its prompt: see `PROMPT_VERSIONS`. Null of a call that an earlier version of the product made. */
  readonly version: number | null
  readonly model: string
  readonly startedAt: Date
  readonly outcome: CallOutcome | 'running'
  readonly inputTokens: number | null
  readonly outputTokens: number | null
  /** Codes of the faults of its answer: see `Fault`. Also of an answer that was used, where faults are only observed. */
  readonly faults: readonly string[]
  /** How long it took. */
  readonly milliseconds: number | null
  /** Millionths of a US dollar: at most, while it runs; then what it was, if all its tokens were counted. Null without a price. */
  readonly cost: number | null
}

export type Ending = {
  readonly outcome: CallOutcome
  /** Null when no answer came to its end: what was asked is still paid for, so the call stays at the most it can have cost. */
  readonly answer: Answered | null
  readonly faults?: readonly Fault[]
  /** Whether any text came. */
  readonly streamed: boolean
  readonly price: ModelPrice | null
  readonly at: Date
}

/** No vendor charges for a call that did not reach the model, or that it refused. */
const COSTS_NOTHING: readonly CallOutcome[] = ['model-unavailable', 'model-rejected']

/** Calls that say nothing of the model: they came to no end, or to ours. */
export const OUTCOMES_UNKNOWN = ['running', 'model-stopped'] as const
/** Calls that it did not answer at all. */
export const OUTCOMES_UNREACHED = ['model-unavailable', 'model-timeout'] as const

/** What another model may do, where there is one: an author overlooks their own errors. */
const REVIEWS: readonly Task['kind'][] = ['review', 'solve']

/** Which of the configured models is asked. */
export const modelFor = (
  { model, reviewer = model }: { readonly model: string; readonly reviewer?: string | undefined },
  task: Task['kind'],
): string => (REVIEWS.includes(task) ? reviewer : model)

const MAX_NAME_LENGTH = 100

/** A model's name as a record keeps it: a server may name its model as it likes, at any length. */
export const modelName = (name: string): string => clip(tidy(name), MAX_NAME_LENGTH)

export function endCall(call: ModelCall, { outcome, answer, faults = [], streamed, price, at }: Ending): ModelCall {
  const codes = faults.map(({ code }) => code)
  const ended = { ...call, outcome, faults: codes, milliseconds: Math.max(0, at.getTime() - call.startedAt.getTime()) }
  if (answer) {
    const { inputTokens, outputTokens, model } = answer
    const answered = { ...ended, model: modelName(model), inputTokens, outputTokens }
    // no guess takes the place of a count: a model that thinks, or writes Chinese, takes several times what its text suggests
    if (inputTokens === null || outputTokens === null) return answered
    return { ...answered, cost: price && costOf(price, { inputTokens, outputTokens }) }
  }
  if (streamed || !COSTS_NOTHING.includes(outcome)) return ended
  return { ...ended, cost: call.cost === null ? null : 0 }
}
