import { MINUTE, SECOND } from '@app/domain'
import { at, type Refusal, textAt } from '@app/resource-kit'

/** It bans an address for minutes up to a day when it is asked on and on; its message says how many seconds are left. */
const USUAL_BAN = 30 * MINUTE

/** Throttling comes with status 400, as does a wrong question: the name of the error tells them apart. */
export function readRefusal(_status: number, body: unknown): Refusal | null {
  const name = textAt(body, 'error_name')
  if (name === '' && typeof at(body, 'error_id') !== 'number') return null
  if (name !== 'throttle_violation') return { kind: kindOf(name), retryAfterMs: null, reason: name }
  const seconds = /\bin (\d{1,6}) seconds/.exec(textAt(body, 'error_message'))?.[1]
  return { kind: 'limited', retryAfterMs: seconds ? Number(seconds) * SECOND : USUAL_BAN, reason: name }
}

const kindOf = (name: string): Refusal['kind'] => {
  if (name === 'temporarily_unavailable') return 'limited'
  return name === 'internal_error' ? 'unreachable' : 'refused'
}
