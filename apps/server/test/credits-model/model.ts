/**
 * The rules about credits, reported again as simply as can be: numbers that go up and down. Nothing here comes from the product's
 * code, so that a fault in it is not repeated.
 */

import type { AdminState } from './admin-state.ts'
import type { StoredJob } from './world.ts'

export const PACKAGES = [
  { id: '893999', name: 'Package A', credits: 50, cents: 500 },
  { id: '893996', name: 'Package B', credits: 100, cents: 900 },
  { id: '893998', name: 'Package C', credits: 300, cents: 2_500 },
  { id: '893997', name: 'Package D', credits: 1_000, cents: 7_500 },
] as const
export type Package = (typeof PACKAGES)[number]

export type Chapter = {
  readonly id: string
  readonly title: string
  readonly price: number
  isUnlocked: boolean
  status: 'PENDING' | 'GENERATING' | 'COMPLETE' | 'FAILED'
  unlockedAt: number
  writtenAt: number
  isCompleted: boolean
  attempt: number
}

export type Plan = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly createdAt: number
  readonly chapters: readonly Chapter[]
}

export type Entry = {
  readonly kind: string
  readonly amount: number
  readonly change: number
  readonly chapter: { readonly id: string; readonly title: string; plan_id: string; plan_title: string } | null
  readonly package_name: string | null
  readonly note: string | null
  readonly at: string
}

export type Learner = {
  readonly id: string
  readonly username: string
  readonly email: string
  /** A session that its learner never ends, to look at the balance with. */
  watching: string
  token: string | null
  readonly deadTokens: string[]
  balance: number
  /** Oldest first. What one command moved for several purchases at once comes in any order: one list for each command. */
  readonly history: Entry[][]
  /** Oldest first. */
  readonly plans: Plan[]
  /** References by what makes a checkout request the same one. */
  readonly checkoutKeys: Map<string, string>
}

/** How a payment stands at its provider, or stood when an event was written. Null: it does not say. */
export type Payment = {
  readonly kind: 'open' | 'lapsed' | 'paid'
  readonly cents: number
  readonly currency: string
  readonly paidAt: number
  readonly receipt: string | null
  readonly returned: number | null
}

/** What the product has to know of it. */
export type Purchase = {
  kind: 'open' | 'lapsed' | 'mismatched' | 'paid'
  readonly order: number
  readonly openedAt: number
  paidAt: number
  receipt: string | null
  returned: number
  reversed: number
  taken: number
}

export type Checkout = {
  readonly reference: string
  /** Null for a checkout of another product with the same account. */
  readonly owner: Learner | null
  readonly sold: Package
  payment: Payment
  /** Null until the product has heard of it. */
  purchase: Purchase | null
}

export type WebhookEvent = {
  readonly checkout: Checkout
  readonly body: string
  readonly signature: string
  readonly reported: Payment
}

export type WritingJob = {
  readonly learner: Learner
  readonly plan: Plan
  readonly chapter: Chapter
  readonly run: number
}

export type Model = AdminState<Learner> & {
  now: number
  providerIsDown: boolean
  readonly learners: Learner[]
  readonly checkouts: Checkout[]
  readonly events: WebhookEvent[]
  /** Chapters to be written, by the key of their job. */
  readonly writing: Map<string, WritingJob>
  /** Jobs that were done: they may come again, and change nothing. */
  readonly written: StoredJob[]
  /** References whose receipt is to be mailed. */
  readonly receipts: Set<string>
  readonly mailed: string[]
  purchases: number
}

export const iso = (time: number): string => new Date(time).toISOString()

export const jobKeyOf = ({ chapter, run }: WritingJob): string => `write-chapter:${chapter.id}:${run}`

/** A command begins: what it moves belongs together. */
export const beginEntries = ({ learners }: Model): void => {
  for (const { history } of learners) history.push([])
}

const NOTHING = { chapter: null, package_name: null, note: null }

const EFFECT: Readonly<Record<string, number>> = { held: -1, captured: 0, reversed: -1 }

export function move(
  { now }: Model,
  learner: Learner,
  kind: string,
  amount: number,
  about: Partial<Pick<Entry, 'chapter' | 'package_name' | 'note'>>,
): void {
  const change = amount * (EFFECT[kind] ?? 1)
  learner.balance += change
  learner.history.at(-1)?.push({ kind, amount, change, ...NOTHING, ...about, at: iso(now) })
}

/** The product hears how a payment stands. */
export function applyReport(model: Model, checkout: Checkout, reported: Payment): void {
  const { owner, sold } = checkout
  if (!owner) return
  checkout.purchase ??= openPurchase(model)
  const { purchase } = checkout
  if (purchase.kind === 'mismatched') return
  if (reported.kind === 'lapsed' && purchase.kind === 'open') purchase.kind = 'lapsed'
  if (reported.kind !== 'paid') return

  if (purchase.kind !== 'paid') {
    const isRight = reported.cents === sold.cents && reported.currency === 'USD'
    purchase.kind = isRight ? 'paid' : 'mismatched'
    purchase.paidAt = reported.paidAt
    if (!isRight) return
    move(model, owner, 'purchased', sold.credits, { package_name: sold.name })
    model.receipts.add(checkout.reference)
  }
  purchase.receipt = reported.receipt ?? purchase.receipt
  if (reported.returned !== null) moneyWentBack(model, owner, checkout, purchase, reported.returned)
}

/** The credits of money that went back are taken as far as they are there, and given again as far as they were taken. */
function moneyWentBack(model: Model, owner: Learner, { sold }: Checkout, purchase: Purchase, returned: number): void {
  const about = { package_name: sold.name }
  const reversed = Math.floor((sold.credits * returned) / sold.cents)
  const more = Math.min(reversed - purchase.reversed, owner.balance)
  const less = purchase.taken - reversed
  if (more > 0) {
    move(model, owner, 'reversed', more, about)
    purchase.taken += more
  }
  if (reversed < purchase.reversed && less > 0) {
    move(model, owner, 'reinstated', less, about)
    purchase.taken -= less
  }
  purchase.reversed = reversed
  purchase.returned = returned
}

export function openPurchase(model: Model): Purchase {
  model.purchases += 1
  const nothing = { paidAt: 0, receipt: null, returned: 0, reversed: 0, taken: 0 }
  return { kind: 'open', order: model.purchases, openedAt: model.now, ...nothing }
}

export type Answer = { readonly status: number; readonly body: object }

export const progressOf = ({ chapters }: Plan): number =>
  Math.floor((chapters.filter(({ isCompleted }) => isCompleted).length * 100) / chapters.length)
