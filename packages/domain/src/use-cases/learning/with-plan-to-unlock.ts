import type { UnlockRequest } from '../../chapters/unlock.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { Repositories } from '../../ports/repositories.ts'
import { LedgerEntryId, type PlanId, type UserId } from '../../shared/ids.ts'
import { type Err, err, type Ok } from '../../shared/result.ts'
import type { Tutor } from '../tutoring/tutor.ts'

export type UnlockDeps = Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'> & {
  readonly tutor: Pick<Tutor, 'checkBudgetFor'>
}

type ToUnlock = {
  readonly request: Omit<UnlockRequest, 'wanted'>
  /** Refused when what an unlock has written would go over a budget. */
  readonly affordable: Awaited<ReturnType<Tutor['checkBudgetFor']>>
}

/** A whole plan of the user's own and their wallet, both locked, the wallet first. Another's is not found. */
export async function withPlanToUnlock<Answer extends Ok<unknown> | Err<unknown>>(
  { unitOfWork, ids, clock, tutor }: UnlockDeps,
  { userId, planId }: { readonly userId: UserId; readonly planId: PlanId },
  work: (toUnlock: ToUnlock, repositories: Repositories) => Promise<Answer>,
) {
  const affordable = await tutor.checkBudgetFor(userId)
  return unitOfWork.run(async (repositories) => {
    const wallet = await repositories.wallets.lock(userId)
    const plan = await repositories.plans.lock(planId)
    if (plan?.userId !== userId) return err({ kind: 'plan-not-found' })
    if (plan.generation.kind !== 'complete') return err({ kind: 'plan-not-complete' })
    const chapters = await repositories.chapters.ofPlan(planId)
    const newEntryId = () => LedgerEntryId(ids.newId())
    return work({ request: { chapters, wallet, now: clock.now(), newEntryId }, affordable }, repositories)
  })
}
