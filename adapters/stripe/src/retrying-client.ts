import { setTimeout as pause } from 'node:timers/promises'
import { err, ok, type PaymentsUnavailable, type Result } from '@app/domain'
import Stripe from 'stripe'
import { at, textAt } from './read.ts'

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

/** What a try that failed means for the next one. */
type Failure =
  /** Stripe knows no such thing. */
  | 'missing'
  /** Unknown whether it was done, or another attempt is running: repeating it with the same key finds out. */
  | 'unknown'
  /** Stripe broke down, and may have kept that as its answer to this key. */
  | 'broken'
  /** It did keep that answer. */
  | 'broken-for-good'
  /** Asking again gets the same answer, or makes it worse. */
  | 'refused'

function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Stripe.errors.StripeError)) return 'unknown'
  const status = thrown.statusCode
  // no status: no answer, or one that is no JSON
  if (status === undefined || status === 409) return 'unknown'
  if (status === 404 && thrown.code === 'resource_missing') return 'missing'
  if (status >= 500) return thrown.headers?.['idempotent-replayed'] === 'true' ? 'broken-for-good' : 'broken'
  return 'refused'
}

/** One line for the operator. No message of Stripe's: it may quote an address or a part of the key. */
function describe(task: string, thrown: unknown): string {
  const status = textOrNumber(at(thrown, 'statusCode'))
  const parts = {
    code: textAt(thrown, 'code') ?? causeOf(thrown),
    status,
    parameter: textAt(thrown, 'param'),
    request: textAt(thrown, 'requestId'),
  }
  const known = Object.entries(parts).flatMap(([name, value]) => (value ? [`${name} ${plain(value)}`] : []))
  const type = textAt(thrown, 'type') ?? (thrown instanceof Error ? thrown.name : 'unknown error')
  const start = status === '401' ? 'Stripe refuses the key' : 'Stripe fails'
  return `${start}: could not ${task} (${[plain(type), ...known].join(', ')})`
}

/** What lies at the bottom of a failed connection, such as ECONNREFUSED. */
function causeOf(thrown: unknown): string | null {
  let cause = at(thrown, 'detail')
  while (cause instanceof Error && cause.cause instanceof Error) cause = cause.cause
  return textAt(cause, 'code')
}

const textOrNumber = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null

/** It comes from outside and ends up in a log: names and numbers only. */
const plain = (text: string): string => (/^[\w[\].-]{1,60}$/.test(text) ? text : 'unreadable')
