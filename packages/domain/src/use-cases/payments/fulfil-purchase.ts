import { findPackage } from '../../credits/credit-package.ts'
import type { Payment } from '../../credits/payment.ts'
import { debtOf, isPretend, openPurchase, type PaidPurchase, type Purchase } from '../../credits/purchase.ts'
import { settle } from '../../credits/settle.ts'
import type { Adapters, PaymentGateway, Provider, Repositories } from '../../ports/index.ts'
import { after, DAY, err, LedgerEntryId, ok, PurchaseId } from '../../shared/index.ts'

/** Not ours: another service shares the provider's account, or the user never existed here. */
const UNKNOWN = err({ kind: 'purchase-unknown' })

/** What a webhook of `provider` says about a payment, if it does. */
type Announcement = { readonly provider: Provider; readonly payment: Payment | null }

export type FulfilPurchase = ReturnType<typeof makeFulfilPurchase>

/** Something that a person has to look at. `reference` names the payment at its provider. */
export type PaymentTrouble = {
  readonly reference: string
  readonly cause:
    | 'mismatched' // something else was paid than agreed on: nothing was credited
    | 'owed' // the money went back after the credits had been spent
    | 'balance-full' // it was paid, and the wallet has no room: it is credited once there is some
    | 'unknown-to-provider' // a checkout of ours, which may have been paid: the account at the provider may be another one now
}

type FulfilDeps = Pick<Adapters, 'unitOfWork' | 'gateways' | 'ids' | 'clock'> & {
  readonly onPaymentTrouble?: ((trouble: PaymentTrouble) => void) | undefined
}

/** Of saving a report that was not stale: a purchase changes a few times in its life. */
const MAX_ATTEMPTS = 20

/**
 * Brings a purchase into line with its payment: credits come once, a receipt is sent once, and what was refunded is taken back.
 * May run any number of times at once. That a payment of ours came is taken from a genuine webhook; the rest is what the
 * provider answers. A purchase is looked up at its own provider; one that is unknown here at the announcing or the active one.
 */
export const makeFulfilPurchase = (deps: FulfilDeps) => {
  const { unitOfWork, gateways, clock, onPaymentTrouble } = deps
  const save = makeSave(deps)

  return async (reference: string, announced?: Announcement) => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await unitOfWork.run(({ purchases }) => purchases.find(reference))
      const provider = before?.provider ?? announced?.provider ?? gateways.active.name
      // a provider may not speak for another one's purchase
      if (announced && announced.provider !== provider) return UNKNOWN
      const gateway = gateways.byName.get(provider)
      if (!gateway) return err({ kind: 'payments-unavailable' })
      const found = await gateway.find(reference)
      const reported = choose(found, (before && announced?.payment) ?? null)
      const payment = reported ?? lapsedAtProvider(found, before, clock.now())
      if (!payment) return found.ok ? UNKNOWN : found
      const saved = await save(payment, before, provider)
      if (saved.ok && !reported) onPaymentTrouble?.({ reference, cause: 'unknown-to-provider' })
      if (saved.ok) return saved
      if (saved.error.kind !== 'stale') return err(saved.error)
    }
    throw new Error('A purchase changes faster than its payment can be asked for.')
  }
}

/**
 * What the provider answers counts. That a payment came is taken from its webhook as well: it never becomes untrue, and
 * the answer may be late, or not come.
 */
function choose(found: Found, announced: Payment | null): Payment | null {
  const answered = found.ok ? found.value : null
  if (answered?.kind === 'paid' || announced?.kind !== 'paid') return answered ?? (found.ok ? null : announced)
  return announced
}

/** A checkout that its provider does not know for so long has lapsed. */
const UNKNOWN_AFTER = DAY

const lapsedAtProvider = (found: Found, before: Purchase | null, now: Date): Payment | null =>
  found.ok && before?.kind === 'open' && after(before.openedAt, UNKNOWN_AFTER) < now
    ? { kind: 'lapsed', reference: before.reference, amount: before.price, buyer: null }
    : null

type Found = Awaited<ReturnType<PaymentGateway['find']>>
type Saved = { readonly purchase: Purchase; readonly trouble: PaymentTrouble['cause'] | null }

/**
 * Saves what a report says, with an optimistic lock: if another report was saved after this one had been requested, it is stale,
 * and would undo a refund that it does not know of yet.
 */
const makeSave = ({ unitOfWork, ids, clock, onPaymentTrouble }: FulfilDeps) => {
  const newEntryId = () => LedgerEntryId(ids.newId())

  return async (payment: Payment, before: Purchase | null, provider: Provider) => {
    const userId = before?.userId ?? payment.buyer?.userId
    if (!userId) return UNKNOWN
    const saved = await unitOfWork.run(async (repositories) => {
      const { users, wallets, purchases } = repositories
      // recovered only for a user who exists: one who never did has no wallet, and a deleted one no use for credits
      if (!before && !(await users.lock(userId))) return UNKNOWN
      const wallet = await wallets.lock(userId)
      const found = await purchases.lock(payment.reference)
      const isStale = found?.version !== before?.version
      const purchase = found ?? recoverUnknownPurchase(payment, provider)
      if (!purchase) return UNKNOWN

      // deletion takes the wallet's lock as well, so the user cannot go before the commit
      const report = (await users.find(userId)) ? payment : withoutReceipt(payment)
      const settlement = settle(purchase, report, { wallet, now: clock.now(), newEntryId })
      if (isStale && settlement) return err({ kind: 'stale' })
      if (!found) await purchases.add(purchase)
      if (!settlement) {
        // changes nothing, and yet makes any answer that was requested earlier stale
        if (!isStale && purchase.kind === 'paid') await purchases.save(revised(purchase))
        const waitsForRoom = report.kind === 'paid' && (purchase.kind === 'open' || purchase.kind === 'lapsed')
        return ok<Saved>({ purchase, trouble: waitsForRoom ? 'balance-full' : null })
      }
      for (const movement of settlement.movements) await wallets.save(movement)
      await purchases.save(settlement.purchase)
      await followPayment(purchase, settlement.purchase, repositories)
      return ok<Saved>({ purchase: settlement.purchase, trouble: troubleOf(purchase, settlement.purchase) })
    })
    if (!saved.ok) return saved
    const { purchase, trouble } = saved.value
    if (trouble) onPaymentTrouble?.({ reference: payment.reference, cause: trouble })
    return ok(purchase)
  }

  /** A database that was restored from a backup lacks the purchase, and the provider does not. */
  function recoverUnknownPurchase({ buyer, reference }: Payment, provider: Provider): Purchase | null {
    const creditPackage = buyer && findPackage(buyer.packageId)
    if (!creditPackage) return null
    const facts = { userId: buyer.userId, provider, reference, openedAt: clock.now() }
    return openPurchase({ ...facts, id: PurchaseId(ids.newId()) }, creditPackage)
  }

  /** What its learner is owed as soon as a purchase is paid: a receipt, and what it was made for. */
  async function followPayment(before: Purchase, now: Purchase, { jobs }: Repositories): Promise<void> {
    if (before.kind === 'paid' || now.kind !== 'paid') return
    const { reference, packageName, credits, price, paidAt, userId } = now
    const receipt = { reference, packageName, credits, amount: price, paidAt, isPretend: isPretend(now) }
    await jobs.enqueue({ kind: 'send-mail', mail: 'receipt', userId, mailId: ids.newId(), receipt })
    if (now.pendingUnlock) await jobs.enqueue({ kind: 'unlock-purchased', userId, reference })
  }
}

const revised = (purchase: PaidPurchase): PaidPurchase => ({ ...purchase, version: purchase.version + 1 })

/** The provider's receipt names the payer: it is deleted with them, and must not come back. */
const withoutReceipt = (payment: Payment): Payment =>
  payment.kind === 'paid' ? { ...payment, receiptUrl: null } : payment

function troubleOf(before: Purchase, now: Purchase): PaymentTrouble['cause'] | null {
  if (now.kind === 'mismatched') return 'mismatched'
  const debt = now.kind === 'paid' ? debtOf(now) : 0
  return debt > (before.kind === 'paid' ? debtOf(before) : 0) ? 'owed' : null
}
