import { findPackage } from '../../credits/credit-package.ts'
import type { Payment } from '../../credits/payment.ts'
import {
  debtOf,
  isPretend,
  openPurchase,
  type PaidPurchase,
  type Purchase,
  type Receipt,
} from '../../credits/purchase.ts'
import { settle } from '../../credits/settle.ts'
import type { Clock } from '../../ports/clock.ts'
import type { IdSource } from '../../ports/id-source.ts'
import type { PaymentGateway, PaymentsUnavailable } from '../../ports/payment-gateway.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { after, DAY } from '../../shared/duration.ts'
import { LedgerEntryId, PurchaseId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'

export type FulfilRefusal =
  | PaymentsUnavailable
  /** Nothing of ours: somebody else uses the same account of the provider, or the user has never existed here. */
  | { readonly kind: 'purchase-unknown' }

/**
 * Brings a purchase into line with its payment: credits come once, a receipt is sent once, and what went back to the payer is
 * taken back. May run any number of times at once. `announced` is what a genuine notice says: of a payment of ours, that it came is
 * believed; the rest is what the provider answers.
 */
export type FulfilPurchase = (reference: string, announced?: Payment | null) => Promise<Result<Purchase, FulfilRefusal>>

/** Something that a person has to look at. `reference` names the payment at its provider. */
export type PaymentTrouble = {
  readonly reference: string
  readonly cause:
    | 'mismatched' // something else was paid than agreed on: nothing was credited
    | 'owed' // the money went back after the credits had been spent
    | 'balance-full' // it was paid, and the wallet has no room: it is credited once there is some
    | 'unknown-to-provider' // a checkout of ours, which may have been paid: the account at the provider may be another one now
}

type FulfilDeps = {
  readonly unitOfWork: UnitOfWork
  readonly payments: PaymentGateway
  readonly ids: IdSource
  readonly clock: Clock
  readonly onPaymentTrouble?: ((trouble: PaymentTrouble) => void) | undefined
}

/** More often than this nobody is overtaken: a purchase changes a few times in its life. */
const MOST_ROUNDS = 20

export const makeFulfilPurchase = (deps: FulfilDeps): FulfilPurchase => {
  const { unitOfWork, payments, clock, onPaymentTrouble } = deps
  const keep = makeKeep(deps)

  return async (reference, announced = null) => {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const before = await unitOfWork.run(async ({ purchases }) => ok(await purchases.find(reference)))
      const found = await payments.find(reference)
      const told = choose(found, before.value && announced)
      const payment = told ?? forgotten(found, before.value, clock.now())
      if (!payment) return found.ok ? err({ kind: 'purchase-unknown' }) : found
      const kept = await keep(payment, before.value)
      if (kept.ok && !told) onPaymentTrouble?.({ reference, cause: 'unknown-to-provider' })
      if (kept.ok) return kept
      if (kept.error.kind !== 'overtaken') return err(kept.error)
    }
    throw new Error('A purchase changes faster than its payment can be asked for.')
  }
}

/**
 * What the provider answers counts. That a payment of ours came is believed of its notice as well: it never becomes untrue, and
 * the answer may be late, or not come.
 */
function choose(found: Found, announced: Payment | null): Payment | null {
  const answered = found.ok ? found.value : null
  if (answered?.kind === 'paid' || announced?.kind !== 'paid') return answered ?? (found.ok ? null : announced)
  return announced
}

/** A provider that knows nothing of a checkout for so long will tell nothing of it any more. */
const FORGOTTEN_AFTER = DAY

const forgotten = (found: Found, before: Purchase | null, now: Date): Payment | null =>
  found.ok && before?.kind === 'open' && after(before.openedAt, FORGOTTEN_AFTER) < now
    ? { kind: 'lapsed', reference: before.reference, amount: before.price, buyer: null }
    : null

type Found = Awaited<ReturnType<PaymentGateway['find']>>
type Kept = { readonly purchase: Purchase; readonly trouble: PaymentTrouble['cause'] | null }
type Overtaken = { readonly kind: 'overtaken' }

/**
 * Keeps what a report says, unless another one was kept after it had been asked for: then it may be out of date, and would undo
 * a refund that it does not know of yet.
 */
const makeKeep = ({ unitOfWork, payments, ids, clock, onPaymentTrouble }: FulfilDeps) => {
  const newEntryId = () => LedgerEntryId(ids.newId())

  return async (payment: Payment, before: Purchase | null): Promise<Result<Purchase, FulfilRefusal | Overtaken>> => {
    const userId = before?.userId ?? payment.buyer?.userId
    if (!userId) return err({ kind: 'purchase-unknown' })
    const kept = await unitOfWork.run<Result<Kept, FulfilRefusal | Overtaken>>(async (repositories) => {
      const { users, wallets, purchases } = repositories
      // adopted is only what somebody bought who is here: whoever never was has no wallet, whoever is gone no use for credits
      if (!before && !(await users.lock(userId))) return err({ kind: 'purchase-unknown' })
      const wallet = await wallets.lock(userId)
      const found = await purchases.lock(payment.reference)
      const isOvertaken = found?.revision !== before?.revision
      const purchase = found ?? adopt(payment)
      if (!purchase) return err({ kind: 'purchase-unknown' })

      // a removal takes the wallet's lock as well, so nobody goes between this and the commit
      const report = (await users.find(userId)) ? payment : withoutReceipt(payment)
      const settlement = settle(purchase, report, { wallet, now: clock.now(), newEntryId })
      if (isOvertaken && settlement) return err({ kind: 'overtaken' })
      if (!found) await purchases.add(purchase)
      if (!settlement) {
        // changes nothing, and yet an answer that was asked for earlier must not count any more
        if (!isOvertaken && purchase.kind === 'paid') await purchases.save(revised(purchase))
        const waitsForRoom = report.kind === 'paid' && (purchase.kind === 'open' || purchase.kind === 'lapsed')
        return ok({ purchase, trouble: waitsForRoom ? 'balance-full' : null })
      }
      for (const movement of settlement.movements) await wallets.save(movement)
      await purchases.save(settlement.purchase)
      await sendReceipt(purchase, settlement.purchase, repositories)
      return ok({ purchase: settlement.purchase, trouble: troubleOf(purchase, settlement.purchase) })
    })
    if (!kept.ok) return kept
    const { purchase, trouble } = kept.value
    if (trouble) onPaymentTrouble?.({ reference: payment.reference, cause: trouble })
    return ok(purchase)
  }

  /** A database that was restored from a backup has forgotten the purchase, and the provider has not. */
  function adopt({ buyer, reference }: Payment): Purchase | null {
    const creditPackage = buyer && findPackage(buyer.packageId)
    if (!creditPackage) return null
    const facts = { userId: buyer.userId, provider: payments.name, reference, openedAt: clock.now() }
    return openPurchase({ ...facts, id: PurchaseId(ids.newId()) }, creditPackage)
  }

  async function sendReceipt(before: Purchase, now: Purchase, { jobs }: Repositories): Promise<void> {
    if (before.kind === 'paid' || now.kind !== 'paid') return
    const { reference, packageName, credits, price, paidAt, userId } = now
    const receipt: Receipt = {
      reference,
      packageName,
      credits,
      amount: price,
      paidAt,
      isPretend: isPretend(now),
    }
    await jobs.enqueue({ kind: 'send-mail', mail: 'receipt', userId, mailId: ids.newId(), receipt })
  }
}

const revised = (purchase: PaidPurchase): PaidPurchase => ({ ...purchase, revision: purchase.revision + 1 })

/** The provider's receipt names the payer: it is forgotten with them, and must not come back. */
const withoutReceipt = (payment: Payment): Payment =>
  payment.kind === 'paid' ? { ...payment, receiptUrl: null } : payment

function troubleOf(before: Purchase, now: Purchase): PaymentTrouble['cause'] | null {
  if (now.kind === 'mismatched') return 'mismatched'
  const owed = now.kind === 'paid' ? debtOf(now) : 0
  return owed > (before.kind === 'paid' ? debtOf(before) : 0) ? 'owed' : null
}
