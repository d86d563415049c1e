import { createHmac, timingSafeEqual } from 'node:crypto'
import { MINUTE, SECOND } from '@app/domain'
import { isReference } from './reference.ts'

export type SignedWebhook = { readonly body: string; readonly signature: string }

/** For a wrong clock as well as for a delayed webhook. */
const TOLERANCE = 5 * MINUTE
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** The webhook of a payment, signed as Stripe signs. */
export function signWebhook(reference: string, secret: string, now: Date): SignedWebhook {
  const created = Math.floor(now.getTime() / SECOND)
  const time = String(created)
  const body = JSON.stringify({ type: 'checkout.paid', created, reference })
  return { body, signature: `t=${time},v1=${digest(time, body, secret).toString('hex')}` }
}

/** Whether this very body was signed with the secret, not longer than five minutes ago. */
export function isGenuine({ body, signature }: SignedWebhook, secret: string, now: Date): boolean {
  const [, time, claimed] = SIGNATURE.exec(signature) ?? []
  if (time === undefined || claimed === undefined) return false
  const isSigned = timingSafeEqual(Buffer.from(claimed, 'hex'), digest(time, body, secret))
  return isSigned && Math.abs(now.getTime() - Number(time) * SECOND) <= TOLERANCE
}

/** The checkout that a genuine event is about; null when it is about none of ours. */
export function referenceIn(body: string): string | null {
  const { reference } = readObject(body)
  return typeof reference === 'string' && isReference(reference) ? reference : null
}

function readObject(body: string): { readonly reference?: unknown } {
  try {
    return Object(JSON.parse(body))
  } catch {
    return {}
  }
}

const digest = (time: string, body: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest()
