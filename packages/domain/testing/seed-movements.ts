import type { Chapter } from '../src/chapters/chapter.ts'
import type { Purchase } from '../src/credits/purchase.ts'
import { type capture, hold, moveForPurchase, type release, unlockKey } from '../src/credits/wallet.ts'
import type { UnitOfWork } from '../src/ports/unit-of-work.ts'
import type { UserId } from '../src/shared/ids.ts'
import { NOW, newEntryId } from './builders.ts'
import { keep } from './seed.ts'

type Unlocking = {
  readonly attempt?: number
  readonly at?: Date
  /** What became of the price: taken, given back, or still set aside. */
  readonly settle: typeof capture | typeof release | null
}

/** What an unlock of the chapter does to its learner's credits, all of it at one time. */
export const seedUnlock = (
  unitOfWork: UnitOfWork,
  userId: UserId,
  { id, price }: Chapter,
  { attempt = 1, at = NOW, settle }: Unlocking,
): Promise<void> =>
  keep(unitOfWork, async ({ wallets }) => {
    const cost = { key: unlockKey(id, attempt), amount: price }
    const held = hold(await wallets.lock(userId), cost, id, { id: newEntryId(), at })
    if (!held.ok) throw new Error(`${held.error.missing} credits are missing.`)
    await wallets.save(held.value)
    if (settle) await wallets.save(settle(held.value.wallet, cost, id, { id: newEntryId(), at }))
  })

/** The credits that a purchase brought. */
export const seedPurchase = (
  unitOfWork: UnitOfWork,
  { id, userId, reference, credits: amount }: Purchase,
  at: Date,
): Promise<void> =>
  keep(unitOfWork, async ({ wallets }) => {
    const bought = { kind: 'purchased', amount, businessKey: `purchase:${reference}`, purchaseId: id } as const
    await wallets.save(moveForPurchase(await wallets.lock(userId), bought, { id: newEntryId(), at }))
  })
