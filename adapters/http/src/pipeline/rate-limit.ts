import { isIPv6 } from 'node:net'
import { type AuthenticatedUser, DAY, err, ok, type RateLimiter, type Result, type TooManyTries } from '@app/domain'
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
  const [own, shared] = [limits.filter(({ per }) => per !== 'email'), limits.filter(({ per }) => per === 'email')]
  const [failures, tries] = [
    shared.filter(({ counts }) => counts === 'failures'),
    shared.filter(({ counts }) => counts === 'tries'),
  ]
  const takeShared = makeTakeShared(limiter)
  return async ({ ctx, auth, input }) => {
    const caller: Caller = { learner: auth?.user.id ?? '', client: ctx.state.clientAddress(), email: emailIn(input) }
    const checked = failures.map((limit) => limiter.check(limit, counterKey(limit, caller)))
    const ownTries = await Promise.all(own.map((limit) => limiter.take(limit, counterKey(limit, caller))))
    const refusedByShared = async (): Promise<Refusal | null> => {
      const answers = await Promise.all([...checked, ...tries.map(takeShared(caller))])
      const refusal = refusalOf(answers, [...failures, ...tries])
      return refusal && (await isKnown(limiter, caller)) ? null : refusal
    }
    const refused = refusalOf(ownTries, own) ?? (await refusedByShared())
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
  const whoAsks = atClient(caller)
  const isFirst = (await limiter.check(first, whoAsks)).ok
  const taken = await limiter.take(isFirst ? limit : { ...limit, name: `${name}/again` }, counterKey(limit, caller))
  if (taken.ok) await limiter.take(first, whoAsks)
  return taken
}

function refusalOf(taken: readonly Result<unknown, TooManyTries>[], limits: readonly Limit[]): Refusal | null {
  const waits = taken.flatMap((answer) => (answer.ok ? [] : [answer.error.retryAfter]))
  if (waits.length === 0) return null
  const limited = limits.find(({ of }, place) => of && taken[place]?.ok === false)?.of
  return {
    code: 'too-many-tries',
    status: 429,
    extra: { retry_after: Math.max(...waits), ...(limited && { limited }) },
  }
}

/**
 * A client at which the owner of an address has signed in: what others use up does not count for the address there, so that not even
 * many of them keep its owner out. The limits of the client itself do. Two weeks are what a timer can wait.
 */
const KNOWN_CLIENT = { name: 'known-client', tries: 1, within: 14 * DAY }

const isKnown = async (limiter: RateLimiter, caller: Caller): Promise<boolean> =>
  !(await limiter.check(KNOWN_CLIENT, atClient(caller))).ok

/** After a success of the owner: the attempts so far were theirs, or no longer matter. */
export async function clearAttempts(limiter: RateLimiter, limits: readonly Limit[], caller: Caller): Promise<void> {
  const cleared = limits.filter(({ clearedOnSuccess }) => clearedOnSuccess)
  await Promise.all(cleared.map((limit) => limiter.forget(limit, counterKey(limit, caller))))
  if (cleared.some(({ per }) => per === 'email')) await limiter.take(KNOWN_CLIENT, atClient(caller))
}

function counterKey({ per }: Limit, { learner = '', client, email }: Caller): string {
  if (per === 'learner') return learner
  if (per === 'email') return email
  return per === 'client' ? network(client) : atClient({ client, email })
}

const atClient = ({ client, email }: Pick<Caller, 'client' | 'email'>): string => `${email} ${network(client)}`

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
