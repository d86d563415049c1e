import { type Endpoint, endpoints } from '@app/contract'
import type { RateLimit } from '@app/domain'

/**
 * Whose attempts are counted together: those of one client (see the glossary), of one signed-in learner, for one typed mail
 * address, or for one mail address from one client.
 */
type Counted = 'client' | 'learner' | 'email' | 'email-at-client'

export type Limit = RateLimit & {
  readonly per: Counted
  /** 'failures': only a wrong password counts, once it has been found wrong. */
  readonly counts: 'tries' | 'failures'
  /** A success shows that the attempts before it were the owner's: the count starts again. */
  readonly clearedOnSuccess: boolean
  /** What there were too many of, where a refusal is to name it. */
  readonly of?: 'conversations'
}

/** A limit before its endpoint gives it a name; endpoints that share one count together. */
export type LimitOptions = Omit<Limit, 'name'> & { readonly shared?: string }

/** At most `tries` within so many milliseconds. */
export const limit = (
  per: Counted,
  tries: number,
  within: number,
  {
    counts = 'tries',
    clearedOnSuccess = false,
    ...options
  }: Partial<Omit<LimitOptions, 'per' | 'tries' | 'within'>> = {},
): LimitOptions => ({ per, tries, within, counts, clearedOnSuccess, ...options })

/** For what costs no hash, mail, model's answer or question to the payment provider: those are limited wherever they are asked for. */
export const noLimit: readonly LimitOptions[] = []

const names: ReadonlyMap<Endpoint, string> = new Map(
  Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => [endpoint, name]),
)

/** The limits of an endpoint, each with the name under which attempts are stored. */
export function nameLimits(endpoint: Endpoint, limits: readonly LimitOptions[]): readonly Limit[] {
  return limits.map(({ shared = names.get(endpoint), ...one }) => ({
    ...one,
    name: `${shared}/${one.per}/${one.within}`,
  }))
}
