import type { Chapter } from '../../chapters/chapter.ts'
import { unlock } from '../../chapters/unlock.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { type ChapterId, LedgerEntryId, type PlanId, type UserId } from '../../shared/ids.ts'
import { err, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'

export type UnlockedNext = { readonly kind: 'all-unlocked' } | { readonly kind: 'unlocked'; readonly chapter: Chapter }

type Wanted = { readonly userId: UserId; readonly planId: PlanId; readonly chapterId?: ChapterId | undefined }

/** Unlocks a plan's next chapter, sets its price aside and has it written. */
export const makeUnlockNextChapter =
  (deps: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> & { readonly tutor: Pick<Tutor, 'checkBudgetFor'> }) =>
  async ({ userId, planId, chapterId }: Wanted) => {
    const affordable = await deps.tutor.checkBudgetFor(userId)
    return deps.unitOfWork.run(async ({ wallets, plans, chapters, jobs }) => {
      const wallet = await wallets.lock(userId)
      const plan = await plans.lock(planId)
      if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
      if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })

      const unlocking = unlock({
        chapters: await chapters.ofPlan(planId),
        wallet,
        wanted: chapterId ?? null,
        now: deps.clock.now(),
        newEntryId: () => LedgerEntryId(deps.ids.newId()),
      })
      if (!unlocking.ok) return unlocking
      if (unlocking.value.kind === 'all-unlocked') return ok<UnlockedNext>(unlocking.value)
      const { chapter } = unlocking.value
      if (unlocking.value.kind === 'unlocked') {
        if (!affordable.ok) return affordable
        if (unlocking.value.payment) await wallets.save(unlocking.value.payment)
        await chapters.save(chapter)
        await jobs.enqueue({ kind: 'write-chapter', userId, planId, chapterId: chapter.id, run: chapter.attempt })
      }
      return ok<UnlockedNext>({ kind: 'unlocked', chapter })
    })
  }
