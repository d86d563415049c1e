import { isIPv6 } from 'node:net'
import { type AuthenticatedUser, err, ok, type RateLimiter, type Result, type TooManyTries } from '@app/domain'
import type { HttpContext } from './context.ts'
import type { Limit } from './limits.ts'
import type { Refusal } from './refusal.ts'

type Request = { readonly ctx: HttpContext; readonly auth: AuthenticatedUser | null; readonly input: unknown }

type Caller = { readonly learner?: string; readonly client: string; readonly email: string }

/** `ended` records how the attempt has ended: with a refusal, or with null for a success. */
type Attempts = { readonly ended: (refusal: Refusal | null) => Promise<void> }

const unlimited = ok<Attempts>({ ended: async () => {} })

/** Counts a request as an attempt wherever its endpoint is limited, and refuses one too many. */
export function makeCountAttempts(
  limits: readonly Limit[],
  limiter: RateLimiter,
): (request: Request) => Promise<Result<Attempts, Refusal>> {
  if (limits.length === 0) return async () => unlimited
  // a caller who is refused by a limit of their own must not use up a shared one; to check it does no harm
  const isShared = ({ per, counts }: Limit) => per === 'email' && counts === 'tries'
  const [own, shared] = [limits.filter((limit) => !isShared(limit)), limits.filter(isShared)]
  const takeShared = makeTakeShared(limiter)
  const failures = limits.filter(({ counts }) => counts === 'failures')
  return async ({ ctx, auth, input }) => {
    const caller: Caller = { learner: auth?.user.id ?? '', client: ctx.state.clientAddress(), email: emailIn(input) }
    const ownTries = own.map((limit) =>
      limiter[limit.counts === 'tries' ? 'take' : 'check'](limit, counterKey(limit, caller)),
    )
    const refused =
      refusalOf(await Promise.all(ownTries), own) ??
      refusalOf(await Promise.all(shared.map(takeShared(caller))), shared)
    if (refused) return err(refused)
    return ok({
      ended: async (refusal) => {
        if (refusal === null) return clearAttempts(limiter, limits, caller)
        if (refusal.status === 401)
          await Promise.all(failures.map((limit) => limiter.take(limit, counterKey(limit, caller))))
      },
    })
  }
}

/**
 * The first attempt of a client about an address counts apart from repeated ones, so that a stranger who repeats theirs leaves a
 * share for the owner. First is also one whose earlier attempts were all refused.
 */
const makeTakeShared = (limiter: RateLimiter) => (caller: Caller) => async (limit: Limit) => {
  const { name, within } = limit
  const first = { name: `${name}/first`, tries: 1, within }
  const whoAsks = counterKey({ ...limit, per: 'email-at-client' }, caller)
  const isFirst = (await limiter.check(first, whoAsks)).ok
  const taken = await limiter.take(isFirst ? limit : { ...limit, name: `${name}/again` }, counterKey(limit, caller))
  if (taken.ok) await limiter.take(first, whoAsks)
  return taken
}

function refusalOf(taken: readonly Result<void, TooManyTries>[], limits: readonly Limit[]): Refusal | null {
  const waits = taken.flatMap((answer) => (answer.ok ? [] : [answer.error.retryAfter]))
  if (waits.length === 0) return null
  const limited = limits.find(({ of }, place) => of && taken[place]?.ok === false)?.of
  return {
    code: 'too-many-tries',
    status: 429,
    extra: { retry_after: Math.max(...waits), ...(limited && { limited }) },
  }
}

/** After a success of the owner: the attempts so far were theirs, or no longer matter. */
export async function clearAttempts(limiter: RateLimiter, limits: readonly Limit[], caller: Caller): Promise<void> {
  const cleared = limits.filter(({ clearedOnSuccess }) => clearedOnSuccess)
  await Promise.all(cleared.map((limit) => limiter.forget(limit, counterKey(limit, caller))))
}

function counterKey({ per }: Limit, { learner = '', client, email }: Caller): string {
  if (per === 'learner') return learner
  if (per === 'email') return email
  return per === 'client' ? network(client) : `${email} ${network(client)}`
}

/** As the domain compares addresses, which the contract has trimmed; counted whether or not an account has it. */
const emailIn = (input: unknown): string =>
  typeof input === 'object' && input !== null && 'email' in input ? String(input.email).toLowerCase() : ''

/** A client with one IPv6 address has 2^64 of them: its /64 network counts as one. */
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
