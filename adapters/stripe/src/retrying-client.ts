import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type PaymentsUnavailable, type Result } from '@app/domain'
import type Stripe from 'stripe'
import { describe, type Failure, failureOf } from './failure.ts'

/**
 * Sends a request to Stripe, and retries while that may help and there is time. Null when Stripe has no such object. With an
 * idempotency key it takes effect once, however often it is sent.
 */
export type RetryingCall = <T>(
  task: string,
  request: (options: Stripe.RequestOptions) => Promise<T>,
  key?: string,
) => Promise<Result<T | null, PaymentsUnavailable>>

type RetrySettings = {
  readonly log: (line: string) => void
  readonly timeoutMs: number
  readonly pauseMs: number
}

const MAX_ATTEMPTS = 5
const MAX_KEYS = 3
/** Times the first pause. */
const MAX_PAUSE_FACTOR = 6

export const makeRetryingCall =
  ({ log, timeoutMs, pauseMs }: RetrySettings): RetryingCall =>
  async (task, request, key) => {
    const deadline = performance.now() + timeoutMs
    const left = () => deadline - performance.now()
    const attempts = makeAttempts(key, pauseMs)
    for (;;) {
      try {
        const timeout = Math.max(1, Math.ceil(left()))
        const idempotencyKey = attempts.key()
        return ok(await request({ timeout, ...(idempotencyKey !== undefined && { idempotencyKey }) }))
      } catch (thrown) {
        const failure = failureOf(thrown)
        if (failure === 'missing') return ok(null)
        const wait = attempts.pauseAfter(failure)
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
function makeAttempts(key: string | undefined, pauseMs: number) {
  let attempts = 0
  let keys = 1
  /** Under the key at hand. */
  let here = { attempts: 0, broken: 0 }

  const nextKey = (): boolean => {
    keys += 1
    here = { attempts: 0, broken: 0 }
    return keys <= MAX_KEYS
  }
  const mayGoOn = (failure: Failure): boolean => {
    if (failure === 'refused') return false
    const isSpent = failure === 'broken-for-good' || (failure === 'broken' && here.broken > 1)
    return key !== undefined && isSpent ? nextKey() : here.attempts < MAX_ATTEMPTS
  }
  return {
    key: () => (keys === 1 ? key : `${key}:${keys}`),
    /** Null when another attempt cannot help. With jitter, so that those who failed together do not retry together. */
    pauseAfter: (failure: Failure): number | null => {
      attempts += 1
      here = { attempts: here.attempts + 1, broken: here.broken + (failure === 'broken' ? 1 : 0) }
      const longest = pauseMs * Math.min(2 ** (attempts - 1), MAX_PAUSE_FACTOR)
      return mayGoOn(failure) ? longest * (0.5 + Math.random() / 2) : null
    },
  }
}
