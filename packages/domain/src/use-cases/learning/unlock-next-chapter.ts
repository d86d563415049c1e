import type { Chapter } from '../../chapters/chapter.ts'
import { unlock } from '../../chapters/unlock.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { type UnlockDeps, withPlanToUnlock } from './with-plan-to-unlock.ts'
import type { WriteChapterJob } from './write-chapter.ts'

export type UnlockedNext = { readonly kind: 'all-unlocked' } | { readonly kind: 'unlocked'; readonly chapter: Chapter }

type Wanted = { readonly userId: UserId; readonly planId: PlanId; readonly chapterId?: ChapterId | undefined }

type Deps = UnlockDeps & { readonly writeChapter: { readonly assemble: (job: WriteChapterJob) => Promise<void> } }

/** Unlocks a plan's next chapter, sets its price aside and has it written. One that was prepared ahead is open with the answer. */
export const makeUnlockNextChapter =
  (deps: Deps) =>
  async ({ userId, planId, chapterId }: Wanted) => {
    const answer = await withPlanToUnlock(deps, { userId, planId }, async ({ request, affordable }, repositories) => {
      const { wallets, chapters, chapterParts, jobs } = repositories
      const unlocking = unlock({ ...request, wanted: chapterId ?? null })
      if (!unlocking.ok) return unlocking
      if (unlocking.value.kind === 'all-unlocked') return ok({ unlocked: unlocking.value, toAssemble: null })
      const { chapter } = unlocking.value
      const unlocked = { kind: 'unlocked', chapter } as const
      if (unlocking.value.kind === 'already-unlocked') return ok({ unlocked, toAssemble: null })
      if (!affordable.ok) return affordable
      if (unlocking.value.payment) await wallets.save(unlocking.value.payment)
      await chapters.save(chapter)
      const job = { kind: 'write-chapter', userId, planId, chapterId: chapter.id, run: chapter.attempt } as const
      await jobs.enqueue(job)
      const kept = await chapterParts.ofChapter(chapter.id)
      return ok({ unlocked, toAssemble: kept.length > 0 ? job : null })
    })
    if (!answer.ok) return answer
    const { unlocked, toAssemble } = answer.value
    const opened = toAssemble && (await assemble(deps, toAssemble))
    return ok<UnlockedNext>(opened ? { kind: 'unlocked', chapter: opened } : unlocked)
  }

/** The chapter as it is then. Whatever comes in between, its job is there. */
async function assemble({ unitOfWork, writeChapter }: Deps, job: WriteChapterJob): Promise<Chapter | null> {
  try {
    await writeChapter.assemble(job)
    return await runWork(unitOfWork, ({ chapters }) => chapters.find(job.chapterId))
  } catch {
    return null
  }
}
