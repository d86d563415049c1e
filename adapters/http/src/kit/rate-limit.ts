import { isIPv6 } from 'node:net'
import type { Endpoint } from '@app/contract'
import { err, ok, type RateLimiter, type Reader, type Result } from '@app/domain'
import { type Limit, limitsOf } from '../limits.ts'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

type Request = { readonly ctx: HttpContext; readonly reader: Reader | null; readonly input: unknown }

/** To be told when what was tried has succeeded. */
type Tries = { readonly succeeded: () => Promise<void> }

const unlimited = ok<Tries>({ succeeded: async () => {} })

/** Counts a request as a try wherever its endpoint is limited, and refuses one too many. */
export function makeCountTries(
  endpoint: Endpoint,
  limiter: RateLimiter,
): (request: Request) => Promise<Result<Tries, Refusal>> {
  const limits = limitsOf(endpoint)
  if (limits.length === 0) return async () => unlimited
  return async (request) => {
    const counted = limits.map((limit) => ({ limit, who: whoTries(limit, request) }))
    for (const { limit, who } of counted) {
      // one after the other: whoever is refused by one must not use up what the next one counts, which others may share
      const taken = await limiter.take(limit, who)
      if (!taken.ok) return err({ code: 'too-many-tries', status: 429, extra: { retry_after: taken.error.retryAfter } })
    }
    const forgettable = counted.filter(({ limit }) => limit.forgottenOnSuccess)
    return ok({
      succeeded: async () => {
        await Promise.all(forgettable.map(({ limit, who }) => limiter.forget(limit, who)))
      },
    })
  }
}

function whoTries({ per }: Limit, { ctx, reader, input }: Request): string {
  if (per === 'learner') return reader?.user.id ?? ''
  const address = network(ctx.state.clientAddress())
  if (per === 'address') return address
  const email = emailIn(input)
  return per === 'email' ? email : `${email} ${address}`
}

/** As the domain compares addresses, which the contract has trimmed; what was typed counts, whether or not anybody has it. */
const emailIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'email' in input ? String(input.email).toLowerCase() : ''

/** Whoever has one IPv6 address has 2^64 of them. */
const network = (address: string): string => (isIPv6(address) ? firstFourGroups(address) : address)

function firstFourGroups(address: string): string {
  const [head = '', tail] = address.split('::')
  const front = head.split(':')
  const missing = tail === undefined ? 0 : 8 - front.length - tail.split(':').length
  const groups = [...front, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail?.split(':') ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group || '0', 16).toString(16))
    .join(':')
}
