import type { Chapter } from '../../chapters/chapter.ts'
import { unlock } from '../../chapters/unlock.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { ChapterId, PlanId, UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { type ToUnlock, type UnlockDeps, withPlanToUnlock } from './with-plan-to-unlock.ts'
import type { WriteChapterJob } from './write-chapter.ts'

export type UnlockedNext = { readonly kind: 'all-unlocked' } | { readonly kind: 'unlocked'; readonly chapter: Chapter }

type Wanted = { readonly userId: UserId; readonly planId: PlanId; readonly chapterId?: ChapterId | undefined }

export type AssembleDeps = UnlockDeps & {
  readonly writeChapter: { readonly assemble: (job: WriteChapterJob) => Promise<void> }
}

/** Unlocks a plan's next chapter, sets its price aside and has it written. One that was prepared ahead is open with the answer. */
export const makeUnlockNextChapter =
  (deps: AssembleDeps) =>
  async ({ userId, planId, chapterId }: Wanted) => {
    const answer = await withPlanToUnlock(deps, { userId, planId }, (toUnlock, repositories) =>
      unlockOne(toUnlock, { userId, planId, chapterId }, repositories),
    )
    if (!answer.ok) return answer
    const { unlocking, toAssemble } = answer.value
    const opened = toAssemble && (await assemble(deps, toAssemble))
    if (opened) return ok<UnlockedNext>({ kind: 'unlocked', chapter: opened })
    return ok<UnlockedNext>(
      unlocking.kind === 'all-unlocked' ? unlocking : { kind: 'unlocked', chapter: unlocking.chapter },
    )
  }

/** `toAssemble`: the job of a chapter that was prepared ahead. Refuses before it writes anything. */
export async function unlockOne(
  { request, affordable }: ToUnlock,
  { userId, planId, chapterId }: Wanted,
  { wallets, chapters, chapterParts, jobs }: Repositories,
) {
  const unlocking = unlock({ ...request, wanted: chapterId ?? null })
  if (!unlocking.ok) return unlocking
  if (unlocking.value.kind !== 'unlocked') return ok({ unlocking: unlocking.value, toAssemble: null })
  if (!affordable.ok) return affordable
  const { chapter, payment } = unlocking.value
  if (payment) await wallets.save(payment)
  await chapters.save(chapter)
  const job = { kind: 'write-chapter', userId, planId, chapterId: chapter.id, run: chapter.attempt } as const
  await jobs.enqueue(job)
  const kept = await chapterParts.ofChapter(chapter.id)
  return ok({ unlocking: unlocking.value, toAssemble: kept.length > 0 ? job : null })
}

/** The chapter as it is then. Whatever comes in between, its job is there. */
export async function assemble(
  { unitOfWork, writeChapter }: AssembleDeps,
  job: WriteChapterJob,
): Promise<Chapter | null> {
  try {
    await writeChapter.assemble(job)
    return await runWork(unitOfWork, ({ chapters }) => chapters.find(job.chapterId))
  } catch {
    return null
  }
}
