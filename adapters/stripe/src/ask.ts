import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type PaymentsUnavailable, type Result } from '@app/domain'
import type Stripe from 'stripe'
import { describe, type Failure, failureOf } from './failure.ts'

/**
 * Puts a question to Stripe, and again while that may help and there is time. Null when Stripe knows no such thing. With a key,
 * however often it is asked: it is done once.
 */
export type Ask = <T>(
  task: string,
  question: (options: Stripe.RequestOptions) => Promise<T>,
  key?: string,
) => Promise<Result<T | null, PaymentsUnavailable>>

type AskSettings = {
  readonly log: (line: string) => void
  readonly timeoutMs: number
  readonly pauseMs: number
}

const MOST_TRIES = 5
const MOST_KEYS = 3
/** In pauses before the second try. */
const LONGEST_PAUSE = 6

export const makeAsk =
  ({ log, timeoutMs, pauseMs }: AskSettings): Ask =>
  async (task, question, key) => {
    const deadline = performance.now() + timeoutMs
    const left = () => deadline - performance.now()
    const tries = makeTries(key, pauseMs)
    for (;;) {
      try {
        const timeout = Math.max(1, Math.ceil(left()))
        const idempotencyKey = tries.key()
        return ok(await question({ timeout, ...(idempotencyKey !== undefined && { idempotencyKey }) }))
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure === 'missing') return ok(null)
        const wait = tries.pauseAfter(failure)
        if (wait === null || wait >= left()) {
          log(describe(task, thrown))
          return err({ kind: 'payments-unavailable' })
        }
        await pause(wait)
      }
    }
  }

/**
 * Stripe keeps its answer to a key for a day, even that it broke down: then only another key can bring another answer. But the
 * same key first, for a breakdown that was not kept would otherwise leave two checkouts for one order.
 */
function makeTries(key: string | undefined, pauseMs: number) {
  let tries = 0
  let keys = 1
  /** Under the key at hand. */
  let here = { tries: 0, broken: 0 }

  const nextKey = (): boolean => {
    keys += 1
    here = { tries: 0, broken: 0 }
    return keys <= MOST_KEYS
  }
  const mayGoOn = (failure: Failure): boolean => {
    if (failure === 'refused') return false
    const isSpent = failure === 'broken-for-good' || (failure === 'broken' && here.broken > 1)
    return key !== undefined && isSpent ? nextKey() : here.tries < MOST_TRIES
  }
  return {
    key: () => (keys === 1 ? key : `${key}:${keys}`),
    /** Null when there is no point in another try. Not the same to the millisecond for all who failed together. */
    pauseAfter: (failure: Failure): number | null => {
      tries += 1
      here = { tries: here.tries + 1, broken: here.broken + (failure === 'broken' ? 1 : 0) }
      const longest = pauseMs * Math.min(2 ** (tries - 1), LONGEST_PAUSE)
      return mayGoOn(failure) ? longest * (0.5 + Math.random() / 2) : null
    },
  }
}
