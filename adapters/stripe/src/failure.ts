import Stripe from 'stripe'
import { at, textAt } from './read.ts'

/** What a try that failed means for the next one. */
export type Failure =
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

export function failureOf(thrown: unknown): Failure {
  if (!(thrown instanceof Stripe.errors.StripeError)) return 'unknown'
  const status = thrown.statusCode
  // no status: no answer, or one that is no JSON
  if (status === undefined || status === 409) return 'unknown'
  if (status === 404 && thrown.code === 'resource_missing') return 'missing'
  if (status >= 500) return thrown.headers?.['idempotent-replayed'] === 'true' ? 'broken-for-good' : 'broken'
  return 'refused'
}

/** One line for the operator. No message of Stripe's: it may quote an address or a part of the key. */
export function describe(task: string, thrown: unknown): string {
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
