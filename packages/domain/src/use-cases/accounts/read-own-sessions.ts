import type { Adapters } from '../../ports/adapters.ts'
import type { UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { isLive, type Session } from '../../users/session.ts'

/** Where a user is signed in; the session used last comes first. */
export type ReadOwnSessions = (input: { readonly userId: UserId }) => Promise<readonly Session[]>

export const makeReadOwnSessions =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>): ReadOwnSessions =>
  async ({ userId }) => {
    const all = await unitOfWork.run(async ({ sessions }) => ok(await sessions.ofUser(userId)))
    const now = clock.now()
    return all.value.filter((session) => isLive(session, now))
  }
