import { nextToWrite, unlockAll } from '../../chapters/unlock-all.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { type ChapterId, LedgerEntryId, type PlanId, type UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'

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
  (deps: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }) =>
  async ({ userId, planId, chapterIds }: Wanted) => {
    const affordable = await deps.tutor.checkBudgetFor(userId)
    return deps.unitOfWork.run(async ({ wallets, plans, chapters, jobs }) => {
      const wallet = await wallets.lock(userId)
      const plan = await plans.lock(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })

      const before = await chapters.ofPlan(planId)
      const unlocking = unlockAll({
        chapters: before,
        wallet,
        wanted: chapterIds ?? null,
        now: deps.clock.now(),
        newEntryId: () => LedgerEntryId(deps.ids.newId()),
      })
      if (!unlocking.ok) return unlocking
      const { unlocked, payments } = unlocking.value
      const [first] = unlocking.value.chapters
      if (first && !affordable.ok) return affordable
      for (const payment of payments) await wallets.save(payment)
      for (const chapter of unlocking.value.chapters) await chapters.save(chapter)
      // one that is being written enqueues the next when it is done
      if (first && !nextToWrite(before)) {
        await jobs.enqueue({ kind: 'write-chapter', userId, planId, chapterId: first.id, run: first.attempt })
      }
      return ok(unlocked)
    })
  }
