import { release } from '../../credits/wallet.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import { after, DAY, HOUR, LedgerEntryId, type UserId } from '../../shared/index.ts'
import { DELETION_GRACE, isDueForDeletion, VERIFICATION_GRACE } from '../../users/user.ts'
import { MAX_CALL_DURATION } from '../tutoring/daily-budget.ts'

/** How often it runs, in milliseconds: so long at most does an account outlive its time. */
export const CLEAN_UP_EVERY = HOUR

/** A mail that is sent again long after must not bring a used link back to life. */
const KEEP_LINKS = 7 * DAY

/** Long enough to answer who asks where a mail is. */
const KEEP_MAIL_RECORDS = 90 * DAY

/** Costs can be looked at for a year back, a leap year too; some days to spare. */
const KEEP_CALLS = 400 * DAY

/** What is known of an address is worth keeping for a while: it may be found for another chapter. */
const KEEP_UNUSED = 30 * DAY

/** In whole days: for operators, to be shown. */
export const RETENTION_DAYS = {
  'closed-accounts': Math.round(DELETION_GRACE / DAY),
  'unverified-accounts': VERIFICATION_GRACE / DAY,
  'used-links': KEEP_LINKS / DAY,
  'mail-records': KEEP_MAIL_RECORDS / DAY,
  'model-calls': KEEP_CALLS / DAY,
  'unused-pages': KEEP_UNUSED / DAY,
} as const

/**
 * Deletes what has outlived its retention: accounts whose grace period is over or that were never verified, ended sessions and
 * links, old model calls, what is known of addresses that are shown no more, what sources answered and let no one store
 * for longer. Ends the calls that a crash left running.
 */
export const makeCleanUp = (deps: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock' | 'sourceStore'>) => {
  const removeUser = (userId: UserId, now: Date) =>
    deps.unitOfWork.run(async (repositories) => {
      const user = await repositories.users.lock(userId)
      // unless it was signed in to, or verified, meanwhile
      if (!user || !isDueForDeletion(user, now)) return
      await releaseHolds(repositories, userId, deps)
      await repositories.users.remove(userId)
    })

  const forgetEnded = (now: Date) =>
    deps.unitOfWork.run(async ({ links, sessions, secretLinks, mailLog, modelCalls }) => {
      await links.removeUnused(after(now, -KEEP_UNUSED))
      await sessions.removeEnded(now)
      await secretLinks.removeEnded(after(now, -KEEP_LINKS))
      await mailLog.removeBefore(after(now, -KEEP_MAIL_RECORDS))
      await modelCalls.endLost(after(now, -MAX_CALL_DURATION))
      await modelCalls.removeBefore(after(now, -KEEP_CALLS))
    })

  return async (): Promise<void> => {
    const now = deps.clock.now()
    const due = await deps.unitOfWork.run(({ users }) => users.scheduledForDeletion(now))
    // one after another, each in a unit of work of its own: one that fails does not stop the others, and is retried next time
    const failures: unknown[] = []
    const steps = [
      ...due.map((userId) => () => removeUser(userId, now)),
      () => forgetEnded(now),
      () => deps.sourceStore.removeExpired(now),
    ]
    for (const step of steps) {
      await step().catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not everything could be removed.')
  }
}

/** The ledger outlives the account: no credits may stay set aside in it for a chapter that will never be written. */
async function releaseHolds(
  { wallets, chapters }: Repositories,
  userId: UserId,
  { ids, clock }: Pick<Adapters, 'ids' | 'clock'>,
): Promise<void> {
  let wallet = await wallets.lock(userId)
  for (const { chapter } of await chapters.unfinished(userId)) {
    if (chapter.kind !== 'preparing' || !chapter.hold) continue
    const movement = release(wallet, chapter.hold, chapter.id, { id: LedgerEntryId(ids.newId()), at: clock.now() })
    await wallets.save(movement)
    wallet = movement.wallet
  }
}

/** For the only process on a database, when it starts: model calls of an earlier process that are still `running` were lost with it. */
export const makeEndLostCalls =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  () =>
    unitOfWork.run(({ modelCalls }) => modelCalls.endLost(clock.now()))
