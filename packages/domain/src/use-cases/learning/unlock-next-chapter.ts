import type { Chapter } from '../../chapters/chapter.ts'
import { unlock } from '../../chapters/unlock.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { type UnlockDeps, withPlanToUnlock } from './with-plan-to-unlock.ts'

export type UnlockedNext = { readonly kind: 'all-unlocked' } | { readonly kind: 'unlocked'; readonly chapter: Chapter }

type Wanted = { readonly userId: UserId; readonly planId: PlanId; readonly chapterId?: ChapterId | undefined }

/** Unlocks a plan's next chapter, sets its price aside and has it written. */
export const makeUnlockNextChapter =
  (deps: UnlockDeps) =>
  ({ userId, planId, chapterId }: Wanted) =>
    withPlanToUnlock(deps, { userId, planId }, async ({ request, affordable }, { wallets, chapters, jobs }) => {
      const unlocking = unlock({ ...request, wanted: chapterId ?? null })
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
