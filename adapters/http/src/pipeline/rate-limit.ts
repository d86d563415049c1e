import { isIPv6 } from 'node:net'
import { type AuthenticatedUser, err, ok, type RateLimiter, type Result, type TooManyTries } from '@app/domain'
import type { HttpContext } from './context.ts'
import type { Limit } from './limits.ts'
import type { Refusal } from './refusal.ts'

type Request = { readonly ctx: HttpContext; readonly auth: AuthenticatedUser | null; readonly input: unknown }

type Asker = { readonly learner?: string; readonly client: string; readonly email: string }

/** To be told how what was tried has ended: with a refusal, or with null for a success. */
type Tries = { readonly ended: (refusal: Refusal | null) => Promise<void> }

const unlimited = ok<Tries>({ ended: async () => {} })

/** Counts a request as an attempt wherever its endpoint is limited, and refuses one too many. */
export function makeCountTries(
  limits: readonly Limit[],
  limiter: RateLimiter,
): (request: Request) => Promise<Result<Tries, Refusal>> {
  if (limits.length === 0) return async () => unlimited
  // whoever is refused by a limit of their own must not use up what a shared one counts; to look at it does no harm
  const isShared = ({ per, counts }: Limit) => per === 'email' && counts === 'tries'
  const [own, shared] = [limits.filter((limit) => !isShared(limit)), limits.filter(isShared)]
  const takeShare = makeTakeShare(limiter)
  const failures = limits.filter(({ counts }) => counts === 'failures')
  return async ({ ctx, auth, input }) => {
    const asker: Asker = { learner: auth?.user.id ?? '', client: ctx.state.clientAddress(), email: emailIn(input) }
    const ownTries = own.map((limit) =>
      limiter[limit.counts === 'tries' ? 'take' : 'check'](limit, whoTries(limit, asker)),
    )
    const refused = refusalOf(await Promise.all(ownTries)) ?? refusalOf(await Promise.all(shared.map(takeShare(asker))))
    if (refused) return err(refused)
    return ok({
      ended: async (refusal) => {
        if (refusal === null) return clearAttempts(limiter, limits, asker)
        if (refusal.status === 401)
          await Promise.all(failures.map((limit) => limiter.take(limit, whoTries(limit, asker))))
      },
    })
  }
}

/**
 * A try of a client whose tries about the address were all refused, or are none, counts apart from those of clients that ask
 * again.
 */
const makeTakeShare = (limiter: RateLimiter) => (asker: Asker) => async (limit: Limit) => {
  const { name, within } = limit
  const first = { name: `${name}/first`, tries: 1, within }
  const whoAsks = whoTries({ ...limit, per: 'email-at-client' }, asker)
  const isFirst = (await limiter.check(first, whoAsks)).ok
  const taken = await limiter.take(isFirst ? limit : { ...limit, name: `${name}/again` }, whoTries(limit, asker))
  if (taken.ok) await limiter.take(first, whoAsks)
  return taken
}

function refusalOf(taken: readonly Result<void, TooManyTries>[]): Refusal | null {
  const waits = taken.flatMap((answer) => (answer.ok ? [] : [answer.error.retryAfter]))
  if (waits.length === 0) return null
  return { code: 'too-many-tries', status: 429, extra: { retry_after: Math.max(...waits) } }
}

/** After a success of the owner: the attempts so far were theirs, or no longer matter. */
export async function clearAttempts(limiter: RateLimiter, limits: readonly Limit[], asker: Asker): Promise<void> {
  const cleared = limits.filter(({ clearedOnSuccess }) => clearedOnSuccess)
  await Promise.all(cleared.map((limit) => limiter.forget(limit, whoTries(limit, asker))))
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
