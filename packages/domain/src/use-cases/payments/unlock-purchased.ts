import { outcomeOf, type PendingUnlock, type UnlockOutcome } from '../../credits/pending-unlock.ts'
import type { Purchase } from '../../credits/purchase.ts'
import type { Repositories } from '../../ports/index.ts'
import { err, ok, type UserId } from '../../shared/index.ts'
import {
  type AssembleDeps,
  assemble,
  lockPlanToUnlock,
  type ToUnlock,
  unlockLocked,
  unlockOne,
} from '../learning/unlock-chapters.ts'

type Due = Purchase & { readonly pendingUnlock: PendingUnlock }

export const isUnlockDue = (purchase: Purchase | null): purchase is Due =>
  purchase?.kind === 'paid' && purchase.pendingUnlock !== null && purchase.pendingUnlock.outcome === null

export type UnlockPurchased = ReturnType<typeof makeUnlockPurchased>

/**
 * Unlocks what a paid purchase was made for, under the same rules as a press of the button, and records the outcome with it in one
 * transaction: however often and by whom it is called, it happens once. What is refused costs nothing, and is not tried again, unless
 * its cause passes: then it stays due.
 */
export const makeUnlockPurchased = (deps: AssembleDeps) => {
  const { unitOfWork, tutor } = deps

  /** `decide` with the purchase locked, and the wallet before it. Answers the purchase as it is then; null where there is none. */
  const settleUnlock = (
    { userId, reference }: { readonly userId: UserId; readonly reference: string },
    decide: (due: Due, wallet: ToUnlock['request']['wallet'], all: Repositories) => Promise<UnlockOutcome | null>,
  ) =>
    unitOfWork.run(async (repositories) => {
      const wallet = await repositories.wallets.lock(userId)
      const purchase = await repositories.purchases.lock(reference)
      if (!isUnlockDue(purchase)) return purchase
      const outcome = await decide(purchase, wallet, repositories)
      if (outcome === null) return purchase
      const settled = { ...purchase, pendingUnlock: { ...purchase.pendingUnlock, outcome } }
      await repositories.purchases.save(settled)
      return settled
    })

  return {
    run: async (reference: string): Promise<Purchase | null> => {
      const before = await unitOfWork.run(({ purchases }) => purchases.find(reference))
      if (!isUnlockDue(before)) return before
      const { userId } = before
      const affordable = await tutor.checkBudgetFor(userId)
      let toAssemble: Parameters<typeof assemble>[1] | null = null
      const settled = await settleUnlock(before, async (due, wallet, repositories) => {
        const { planId } = due.pendingUnlock
        if (!(await mayUnlock(due, repositories))) return 'refused'
        const locked = await lockPlanToUnlock(deps, { userId, planId, wallet, affordable }, repositories)
        const unlocked = locked.ok ? await unlockWanted(due, locked.value, repositories) : locked
        if (!unlocked.ok) return outcomeOf(unlocked.error)
        toAssemble = unlocked.value.toAssemble
        return unlocked.value.outcome
      })
      if (toAssemble) await assemble(deps, toAssemble)
      return settled
    },

    /** The queue has given up: its learner is to know. */
    abandon: async (reference: string): Promise<void> => {
      const before = await unitOfWork.run(({ purchases }) => purchases.find(reference))
      if (isUnlockDue(before)) await settleUnlock(before, async () => 'refused')
    },
  }
}

/** Not with money that has gone back, nor for an account that no one can use. */
async function mayUnlock(purchase: Due, { users }: Repositories): Promise<boolean> {
  if (purchase.kind !== 'paid' || purchase.reversed > 0) return false
  const user = await users.find(purchase.userId)
  return user?.isActive === true && user.deletionAt === null
}

async function unlockWanted({ userId, pendingUnlock }: Due, toUnlock: ToUnlock, repositories: Repositories) {
  const { planId, chapterIds, isWholePlan, cost } = pendingUnlock
  if (toUnlock.plan.archivedAt !== null) return err({ kind: 'plan-archived' })
  const { chapters } = toUnlock.request
  const wanted = chapters.filter(({ id }) => chapterIds.includes(id))
  const price = wanted.reduce((sum, chapter) => sum + (chapter.kind === 'locked' ? chapter.price : 0), 0)
  if (price > cost) return err({ kind: 'price-changed' })

  if (isWholePlan) {
    const unlocking = await unlockLocked(toUnlock, { userId, planId, chapterIds }, repositories)
    if (!unlocking.ok) return unlocking
    const outcome: UnlockOutcome = unlocking.value.chapters.length > 0 ? 'unlocked' : 'already-unlocked'
    return ok({ outcome, toAssemble: null })
  }
  const [chapterId] = chapterIds
  // without a name it would be whichever is next
  if (chapterId === undefined) return err({ kind: 'chapter-not-found' })
  const unlocking = await unlockOne(toUnlock, { userId, planId, chapterId }, repositories)
  if (!unlocking.ok) return unlocking
  const outcome: UnlockOutcome = unlocking.value.unlocking.kind === 'unlocked' ? 'unlocked' : 'already-unlocked'
  return ok({ outcome, toAssemble: unlocking.value.toAssemble })
}
