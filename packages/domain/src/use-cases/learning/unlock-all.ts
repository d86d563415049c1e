import { nextToWrite, unlockAll } from '../../chapters/unlock-all.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { type ToUnlock, type UnlockDeps, withPlanToUnlock } from './with-plan-to-unlock.ts'

type Wanted = {
  readonly userId: UserId
  readonly planId: PlanId
  readonly chapterIds?: readonly ChapterId[] | undefined
}

/**
 * Unlocks all chapters of a plan that are locked, sets their prices aside and has them written in order: see `makeWriteChapter`.
 * Answers which chapters those are. Repeating it costs nothing.
 */
export const makeUnlockAll =
  (deps: UnlockDeps) =>
  ({ userId, planId, chapterIds }: Wanted) =>
    withPlanToUnlock(deps, { userId, planId }, async (toUnlock, repositories) => {
      const unlocking = await unlockLocked(toUnlock, { userId, planId, chapterIds }, repositories)
      return unlocking.ok ? ok(unlocking.value.unlocked) : unlocking
    })

/** Refuses before it writes anything. */
export async function unlockLocked(
  { request, affordable }: ToUnlock,
  { userId, planId, chapterIds }: Wanted,
  { wallets, chapters, jobs }: Repositories,
) {
  // first: credits do not help before the next month
  if (!affordable.ok && affordable.error.kind === 'free-chapters-used') return affordable
  const unlocking = unlockAll({ ...request, wanted: chapterIds ?? null })
  if (!unlocking.ok) return unlocking
  const [first] = unlocking.value.chapters
  if (first && !affordable.ok) return affordable
  for (const payment of unlocking.value.payments) await wallets.save(payment)
  for (const chapter of unlocking.value.chapters) await chapters.save(chapter)
  // one that is being written enqueues the next when it is done
  if (first && !nextToWrite(request.chapters)) {
    await jobs.enqueue({ kind: 'write-chapter', userId, planId, chapterId: first.id, run: first.attempt })
  }
  return unlocking
}
