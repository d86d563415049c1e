import { expect } from 'vitest'
import { hold } from '../src/credits/wallet.ts'
import {
  balanceOf,
  type LedgerEntry,
  type LedgerKind,
  type PendingUnlock,
  type Purchase,
  type User,
  type UserId,
} from '../src/index.ts'
import { newChapterId } from '../testing/builders.ts'
import { aGrant, type Fixture, keep } from '../testing/index.ts'
import { never } from './ana.ts'

/** 100 credits for 900 cents. */
export const PACKAGE_B = '893996'

/** What a buyer does, and what is stored of it. */
export const buyerOn = (fixture: Fixture) => {
  const { unitOfWork, useCases, payments } = fixture

  /** Goes to the checkout; answers its reference. */
  const checkout = async (
    user: User,
    packageId: string = PACKAGE_B,
    unlock?: Omit<PendingUnlock, 'outcome'> | null,
  ): Promise<string> => {
    const opened = await useCases.createCheckout({ user, packageId, unlock })
    if (!opened.ok) return never()
    return opened.value.url.split('/').at(-1) ?? never()
  }

  /** Pays on the provider's page; no notice of it has come yet. */
  const pay = async (user: User, packageId?: string): Promise<string> => {
    const reference = await checkout(user, packageId)
    payments.pay(reference)
    return reference
  }

  const bought = async (user: User): Promise<string> => {
    const reference = await pay(user)
    expect(await useCases.fulfilPurchase(reference)).toMatchObject({ ok: true, value: { kind: 'paid' } })
    return reference
  }

  const spend = (userId: UserId, amount: number): Promise<void> =>
    keep(unitOfWork, async ({ wallets }) => {
      const chapterId = newChapterId()
      const { id, at } = aGrant(userId, amount)
      const held = hold(await wallets.lock(userId), { key: `unlock:${chapterId}:1`, amount }, chapterId, { id, at })
      await wallets.save(held.ok ? held.value : never())
    })

  const purchaseOf = (reference: string): Promise<Purchase | null> =>
    keep(unitOfWork, ({ purchases }) => purchases.find(reference))

  /** Newest first. */
  const entriesOf = (userId: UserId): Promise<readonly LedgerEntry[]> =>
    keep(unitOfWork, ({ wallets }) => wallets.entries(userId))

  /** The balance, which has to be the sum of the ledger, and what kinds of entries there are, oldest first. */
  const account = async (userId: UserId): Promise<{ readonly balance: number; readonly kinds: LedgerKind[] }> => {
    const [entries, balance] = [await entriesOf(userId), await fixture.readModels.credits(userId)]
    expect(balance).toBe(balanceOf(entries))
    expect(balance).toBeGreaterThanOrEqual(0)
    return { balance, kinds: entries.map(({ kind }) => kind).toReversed() }
  }

  /** References of the receipts that are on their way. */
  const receipts = (): string[] =>
    fixture.jobs
      .live()
      .flatMap((job) => (job.kind === 'send-mail' && job.mail === 'receipt' ? [job.receipt.reference] : []))

  return { checkout, pay, bought, spend, purchaseOf, account, receipts }
}
