import type { Chapter } from '../../chapters/chapter.ts'
import { nextToWrite, type UnlockRequest, unlock, unlockAll } from '../../chapters/unlock.ts'
import type { Wallet } from '../../credits/wallet.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Adapters, Repositories } from '../../ports/index.ts'
import {
  type ChapterId,
  type Err,
  err,
  LedgerEntryId,
  type Ok,
  ok,
  startOfMonth,
  type UserId,
} from '../../shared/index.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import type { OwnPlan } from './change-plan.ts'
import type { WriteChapterJob } from './write-chapter.ts'

type ChapterUnlock = OwnPlan & { readonly chapterId?: ChapterId | undefined }
type ChapterUnlocks = OwnPlan & { readonly chapterIds?: readonly ChapterId[] | undefined }

type UnlockDeps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> &
  FreeChapterDeps & {
    readonly tutor: Pick<Tutor, 'checkBudgetFor'>
  }

export type ToUnlock = {
  readonly plan: Plan
  readonly request: Omit<UnlockRequest, 'wanted'>
  /** Refused when what an unlock has written would go over a budget, or over the month's free chapters. */
  readonly affordable: Affordable | Awaited<ReturnType<typeof checkFreeChapters>>
}

type Affordable = Awaited<ReturnType<Tutor['checkBudgetFor']>>

/** A whole plan of the user's own and their wallet, both locked, the wallet first. Another's is not found. */
async function withPlanToUnlock<Answer extends Ok<unknown> | Err<unknown>>(
  deps: UnlockDeps,
  { userId, planId }: OwnPlan,
  work: (toUnlock: ToUnlock, repositories: Repositories) => Promise<Answer>,
) {
  const affordable = await deps.tutor.checkBudgetFor(userId)
  return deps.unitOfWork.run(async (repositories) => {
    const wallet = await repositories.wallets.lock(userId)
    const toUnlock = await lockPlanToUnlock(deps, { userId, planId, wallet, affordable }, repositories)
    return toUnlock.ok ? work(toUnlock.value, repositories) : toUnlock
  })
}

/** The same with the user's `wallet`, which is locked already. */
export async function lockPlanToUnlock(
  deps: Omit<UnlockDeps, 'unitOfWork' | 'tutor'>,
  { userId, planId, wallet, affordable }: OwnPlan & { readonly wallet: Wallet; readonly affordable: Affordable },
  repositories: Repositories,
) {
  const plan = await repositories.plans.lock(planId)
  if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
  if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
  const chapters = await repositories.chapters.ofPlan(planId)
  const newEntryId = () => LedgerEntryId(deps.ids.newId())
  const isFree = chapters.find(({ kind }) => kind === 'locked')?.price === 0
  return ok<ToUnlock>({
    plan,
    request: { chapters, wallet, now: deps.clock.now(), newEntryId },
    affordable: affordable.ok && isFree ? await checkFreeChapters(deps, userId, repositories) : affordable,
  })
}

export type UnlockedNext = { readonly kind: 'all-unlocked' } | { readonly kind: 'unlocked'; readonly chapter: Chapter }

export type AssembleDeps = UnlockDeps & {
  readonly writeChapter: { readonly assemble: (job: WriteChapterJob) => Promise<void> }
}

/** Unlocks a plan's next chapter, sets its price aside and has it written. One that was prepared ahead is open with the answer. */
export const makeUnlockNextChapter =
  (deps: AssembleDeps) =>
  async ({ userId, planId, chapterId }: ChapterUnlock) => {
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
  { userId, planId, chapterId }: ChapterUnlock,
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
    return await unitOfWork.run(({ chapters }) => chapters.find(job.chapterId))
  } catch {
    return null
  }
}

/**
 * Unlocks all chapters of a plan that are locked, sets their prices aside and has them written in order: see `makeWriteChapter`.
 * Answers which chapters those are. Repeating it costs nothing.
 */
export const makeUnlockAll =
  (deps: UnlockDeps) =>
  ({ userId, planId, chapterIds }: ChapterUnlocks) =>
    withPlanToUnlock(deps, { userId, planId }, async (toUnlock, repositories) => {
      const unlocking = await unlockLocked(toUnlock, { userId, planId, chapterIds }, repositories)
      return unlocking.ok ? ok(unlocking.value.unlocked) : unlocking
    })

/** Refuses before it writes anything. */
export async function unlockLocked(
  { request, affordable }: ToUnlock,
  { userId, planId, chapterIds }: ChapterUnlocks,
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

export type FreeChapterDeps = Pick<Adapters, 'clock'> & { readonly spending: Spending }

/** Whether the user may have another free chapter this month: those count that were unlocked in it. */
export async function checkFreeChapters(
  { spending, clock }: FreeChapterDeps,
  userId: UserId,
  { chapters }: Pick<Repositories, 'chapters'>,
) {
  const { freeChaptersPerMonth: most = null } = spending
  if (most === null) return ok(undefined)
  const used = await chapters.countFree(userId, startOfMonth(clock.now()))
  return used < most ? ok(undefined) : err({ kind: 'free-chapters-used' })
}
