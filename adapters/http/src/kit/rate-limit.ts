import { isIPv6 } from 'node:net'
import type { Endpoint } from '@app/contract'
import { err, ok, type RateLimiter, type Reader, type Result } from '@app/domain'
import { type Limit, limitsOf } from '../limits.ts'
import type { HttpContext } from './context.ts'
import type { Refusal } from './refusal.ts'

type Request = { readonly ctx: HttpContext; readonly reader: Reader | null; readonly input: unknown }

type Asker = { readonly learner?: string; readonly client: string; readonly email: string }

/** To be told how what was tried has ended: with a refusal, or with null for a success. */
type Tries = { readonly ended: (refusal: Refusal | null) => Promise<void> }

const unlimited = ok<Tries>({ ended: async () => {} })

/** Counts a request as a try wherever its endpoint is limited, and refuses one too many. */
export function makeCountTries(
  endpoint: Endpoint,
  limiter: RateLimiter,
): (request: Request) => Promise<Result<Tries, Refusal>> {
  const limits = limitsOf(endpoint)
  if (limits.length === 0) return async () => unlimited
  // whoever is refused by a limit of their own must not use up what a shared one counts; to look at it does no harm
  const isShared = ({ per, counts }: Limit) => per === 'email' && counts === 'tries'
  const phases = [limits.filter((limit) => !isShared(limit)), limits.filter(isShared)]
  const failures = limits.filter(({ counts }) => counts === 'failures')
  return async ({ ctx, reader, input }) => {
    const asker: Asker = { learner: reader?.user.id ?? '', client: ctx.state.clientAddress(), email: emailIn(input) }
    for (const phase of phases) {
      const taken = await Promise.all(
        phase.map((limit) => limiter[limit.counts === 'tries' ? 'take' : 'check'](limit, whoTries(limit, asker))),
      )
      const waits = taken.flatMap((answer) => (answer.ok ? [] : [answer.error.retryAfter]))
      if (waits.length === 0) continue
      return err({ code: 'too-many-tries', status: 429, extra: { retry_after: Math.max(...waits) } })
    }
    return ok({
      ended: async (refusal) => {
        if (refusal === null) return forgetTries(limiter, endpoint, asker)
        if (refusal.status === 401)
          await Promise.all(failures.map((limit) => limiter.take(limit, whoTries(limit, asker))))
      },
    })
  }
}

/** Somebody has shown that they are the owner: the tries so far were theirs, or no longer matter. */
export async function forgetTries(limiter: RateLimiter, endpoint: Endpoint, asker: Asker): Promise<void> {
  const forgotten = limitsOf(endpoint).filter(({ forgottenOnSuccess }) => forgottenOnSuccess)
  await Promise.all(forgotten.map((limit) => limiter.forget(limit, whoTries(limit, asker))))
}

function whoTries({ per }: Limit, { learner = '', client, email }: Asker): string {
  if (per === 'learner') return learner
  if (per === 'email') return email
  return per === 'client' ? network(client) : `${email} ${network(client)}`
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
