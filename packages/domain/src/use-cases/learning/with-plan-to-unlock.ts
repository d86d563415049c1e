import type { UnlockRequest } from '../../chapters/unlock.ts'
import type { Wallet } from '../../credits/wallet.ts'
import type { Plan } from '../../plans/plan.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { LedgerEntryId, type PlanId, type UserId } from '../../shared/ids.ts'
import { type Err, err, type Ok, ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { checkFreeChapters, type FreeChapterDeps } from './free-chapters.ts'

export type UnlockDeps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> &
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
export async function withPlanToUnlock<Answer extends Ok<unknown> | Err<unknown>>(
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

type OwnPlan = { readonly userId: UserId; readonly planId: PlanId }

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
