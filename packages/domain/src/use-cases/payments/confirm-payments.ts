import type { Purchase } from '../../credits/purchase.ts'
import type { Adapters } from '../../ports/index.ts'
import type { UserId } from '../../shared/index.ts'
import type { FulfilPurchase } from './fulfil-purchase.ts'
import { isUnlockDue, type UnlockPurchased } from './unlock-purchased.ts'

/** `purchase` is the one that was asked for, or the newest that was waited for; null when there is none. */
export type ConfirmedPayments = { readonly credits: number; readonly purchase: Purchase | null }

/** Bounds the calls to the provider for a learner who opens checkout after checkout: the newest count. */
const MAX_LOOKUPS = 5

type Wanted = { readonly userId: UserId; readonly reference: string | null }

/**
 * Fulfils the purchase whose checkout a learner has just returned from, without waiting for its webhook event. Without a
 * reference: all open purchases of the learner.
 */
export const makeConfirmPayments = (
  deps: Pick<Adapters, 'unitOfWork' | 'readModels' | 'gateways'> & {
    readonly fulfilPurchase: FulfilPurchase
    readonly unlockPurchased: Pick<UnlockPurchased, 'run'>
  },
) => {
  const { unitOfWork, gateways, fulfilPurchase, unlockPurchased, readModels } = deps

  const wanted = async ({ userId, reference }: Wanted): Promise<readonly Purchase[]> => {
    const found = await unitOfWork.run(async ({ purchases }) => {
      if (reference === null) return purchases.open(userId)
      const purchase = await purchases.find(reference)
      return purchase ? [purchase] : []
    })
    return found.filter((purchase) => purchase.userId === userId).slice(-MAX_LOOKUPS)
  }

  /** As it is now, or as last known if the provider did not answer. */
  const lookAfter = async (purchase: Purchase): Promise<Purchase> => {
    if (purchase.kind === 'paid' || !gateways.byName.has(purchase.provider)) return purchase
    const fulfilled = await fulfilPurchase(purchase.reference)
    return fulfilled.ok ? fulfilled.value : purchase
  }

  /** Its learner is looking: what is paid is not left to the job, which is there whatever comes in between. */
  const unlockAtOnce = async (purchase: Purchase): Promise<Purchase> => {
    if (!isUnlockDue(purchase)) return purchase
    const now = await unlockPurchased.run(purchase.reference).catch(() => null)
    return now ?? purchase
  }

  return async (asked: Wanted): Promise<ConfirmedPayments> => {
    const confirmed = await Promise.all(
      (await wanted(asked)).map(async (purchase) => unlockAtOnce(await lookAfter(purchase))),
    )
    return { credits: await readModels.credits(asked.userId), purchase: confirmed.at(-1) ?? null }
  }
}
