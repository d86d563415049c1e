import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { UserId } from '../../shared/ids.ts'
import { isLive } from '../../users/session.ts'

/** Where a user is signed in; the session used last comes first. */
export const makeReadOwnSessions =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  async ({ userId }: { readonly userId: UserId }) => {
    const all = await runWork(unitOfWork, ({ sessions }) => sessions.ofUser(userId))
    const now = clock.now()
    return all.filter((session) => isLive(session, now))
  }
