import { findPackage } from '../../credits/credit-package.ts'
import type { PendingUnlock } from '../../credits/pending-unlock.ts'
import { openPurchase, type Purchase } from '../../credits/purchase.ts'
import { roomIn } from '../../credits/wallet.ts'
import type { Adapters } from '../../ports/index.ts'
import { err, HOUR, MINUTE, ok, PurchaseId } from '../../shared/index.ts'
import type { User } from '../../users/user.ts'

/**
 * Idempotency key = user + package + ended purchases + 10-minute bucket, so that two clicks cannot be paid twice. The expiry comes
 * from the bucket, so calls with one key carry identical parameters (Stripe rejects others).
 */
const IDEMPOTENCY_WINDOW = 10 * MINUTE
/** From the end of the bucket. */
const OPEN_TIME = HOUR

type Deps = Pick<Adapters, 'unitOfWork' | 'gateways' | 'ids' | 'clock'> & {
  readonly settings: { readonly appUrl: string }
}

type Wanted = {
  readonly user: User
  readonly packageId: string
  /** What is to be unlocked as soon as the purchase is paid. */
  readonly unlock?: Omit<PendingUnlock, 'outcome'> | null | undefined
}

/** Opens a page where the learner pays for a package, and answers its address. */
export const makeCreateCheckout =
  (deps: Deps) =>
  async ({ user, packageId, unlock = null }: Wanted) => {
    const { unitOfWork, ids, clock, settings } = deps
    const gateway = deps.gateways.active
    const creditPackage = findPackage(packageId)
    if (!creditPackage) return err({ kind: 'unknown-package' })

    const now = clock.now()
    const before = await unitOfWork.run(async ({ purchases, wallets }) => ({
      ended: await purchases.countEnded(user.id),
      open: await purchases.open(user.id),
      room: roomIn(await wallets.lock(user.id)),
    }))
    if (creditPackage.credits > before.room) return err({ kind: 'balance-full' })
    const same = before.open.findLast((one) => one.provider === gateway.name && one.packageId === packageId)
    const bucket = Math.floor(firstRequestAt(now, same).getTime() / IDEMPOTENCY_WINDOW)
    const checkout = await gateway.openCheckout({
      // after a purchase has ended, paid or not, a new one is meant
      key: `checkout:${user.id}:${packageId}:${before.ended}:${bucket}`,
      userId: user.id,
      email: user.email,
      creditPackage,
      expiresAt: new Date((bucket + 1) * IDEMPOTENCY_WINDOW + OPEN_TIME),
      paidUrl: `${settings.appUrl}/account?payment=success`,
      cancelledUrl: `${settings.appUrl}/account?payment=cancelled`,
    })
    if (!checkout.ok) return checkout

    // saved before the learner gets the address: nothing can be paid that this product does not know
    const { reference, url } = checkout.value
    const facts = { userId: user.id, provider: gateway.name, reference, openedAt: now }
    const pendingUnlock = unlock && { ...unlock, outcome: null }
    const purchase = openPurchase({ ...facts, id: PurchaseId(ids.newId()), pendingUnlock }, creditPackage)
    await unitOfWork.run(async ({ purchases }) => {
      await purchases.add(purchase)
      // the same checkout may have been opened before, for something else: what the learner pressed last is meant
      const saved = await purchases.lock(reference)
      if (saved?.kind === 'open') await purchases.save({ ...saved, pendingUnlock })
    })
    return ok({ url })
  }

/** A repeated request means the checkout that is open already, also when the next bucket has begun since. */
const firstRequestAt = (now: Date, same: Purchase | undefined): Date =>
  same && now.getTime() - same.openedAt.getTime() < IDEMPOTENCY_WINDOW ? same.openedAt : now
