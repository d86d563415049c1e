import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, ledgerKind, pendingUnlock, time, upTo } from '../shapes.ts'
import * as texts from './texts.ts'

export const creditPackage = z.object({
  id: z.string(),
  name: z.string(),
  credits: z.int(),
  /** US dollars. */
  price: z.number(),
  /** What it saves against the smallest package, in words: 'Save $1'. */
  savings: z.optional(z.string()),
  popular: z.optional(z.boolean()),
})
export type CreditPackage = z.infer<typeof creditPackage>

export const creditPackages = endpoint('GET', '/api/credits/packages', 'learner', {
  summary: 'What credits are sold in.',
  reply: z.array(creditPackage),
})

export const ledgerEntry = z.object({
  id,
  /** What happened: bought, given by an admin, taken back by one, set aside for a chapter, paid for it, given back, taken back, given again. */
  kind: ledgerKind,
  /** Credits, a whole number above 0. */
  amount: z.int(),
  /** What it did to the balance: 0 for `captured`, below 0 for `held`, `reversed` and `withdrawn`. */
  change: z.int(),
  /** The balance after it. */
  balance: z.int(),
  /** An admin's reason. */
  note: z.nullable(z.string()),
  /** The chapter it is about; null when there is none, or when it is gone. */
  chapter: z.nullable(z.object({ id, title: z.string(), plan_id: id, plan_title: z.string() })),
  /** The package it is about. */
  package_name: z.nullable(z.string()),
  at: time,
})
export type LedgerEntry = z.infer<typeof ledgerEntry>

export const creditHistory = endpoint('GET', '/api/credits/history', 'learner', {
  summary: "The learner's ledger, newest first. `cursor` is the `next_cursor` of the page before.",
  input: z.object({ limit: z._default(upTo(100, texts.invalidPageSize), 20), cursor: z.optional(id) }),
  reply: z.object({ entries: z.array(ledgerEntry), next_cursor: z.nullable(id) }),
})

export const paidPurchase = z.object({
  id,
  package_name: z.string(),
  credits: z.int(),
  /** US dollars. */
  price: z.number(),
  paid_at: time,
  /** The payment provider's receipt; null with the sandbox, or while it is not known yet. */
  receipt_url: z.nullable(z.url()),
  /** US dollars that went back to the payer. */
  refunded: z.number(),
  /** Credits that went with them, as far as they were still there. */
  credits_taken_back: z.int(),
  /** No money was moved: the sandbox took it. */
  is_pretend: z.boolean(),
  /** What it was made for; null when that was nothing in particular. */
  pending_unlock: z.nullable(pendingUnlock),
})
export type PaidPurchase = z.infer<typeof paidPurchase>

export const purchases = endpoint('GET', '/api/credits/purchases', 'learner', {
  summary: 'What the learner has paid for, newest first.',
  reply: z.array(paidPurchase),
})
