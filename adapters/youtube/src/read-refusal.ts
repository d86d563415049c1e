import { HOUR } from '@app/domain'
import { at, listOf, type Refusal, textAt } from '@app/resource-kit'

/** The quota begins anew at midnight in California; asking a little too early costs one request. */
const PAUSE = 6 * HOUR
const LIMITS: readonly string[] = ['quotaExceeded', 'dailyLimitExceeded', 'rateLimitExceeded', 'userRateLimitExceeded']

/** A quota that is used up comes with status 403, as does a key that is wrong: only the reason tells them apart. */
export function readRefusal(status: number, body: unknown): Refusal | null {
  if (status !== 403 && status !== 400) return null
  const reasons = listOf(at(body, 'error', 'errors')).map((error) => textAt(error, 'reason'))
  const reason = reasons.find((one) => LIMITS.includes(one))
  return reason ? { kind: 'limited', retryAfterMs: PAUSE, reason } : null
}
