import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { ledgerEntry } from '../payments/credits.ts'
import {
  count,
  generationStatus,
  id,
  language,
  placeCursor,
  purchaseState,
  time,
  upTo,
  withinDays,
  words,
} from '../shapes.ts'
import { adminUser, changed, reason } from './admin.ts'
import { person } from './audit-log.ts'
import * as texts from './texts.ts'

const supportPlan = z.object({
  id,
  title: z.string(),
  generation_status: generationStatus,
  /** Why its last try failed, as the log says it; null where none did. Of a chapter likewise. */
  failure: z.nullable(z.string()),
  is_archived: z.boolean(),
  created_at: time,
  chapters: z.array(
    z.object({
      id,
      number: count,
      title: z.string(),
      /** Credits. */
      price: count,
      is_unlocked: z.boolean(),
      content_status: generationStatus,
      failure: z.nullable(z.string()),
      unlocked_at: z.nullable(time),
      is_completed: z.boolean(),
    }),
  ),
})
export type SupportPlan = z.infer<typeof supportPlan>

const supportMail = z.object({
  id: z.string(),
  /** What it is about, such as `verification`. */
  mail: z.string(),
  /** `queued`: it waits for its first try; `retrying`: the mail server did not take it yet; `dropped`: out of date before it was sent. */
  state: z.enum(['queued', 'sent', 'retrying', 'failed', 'dropped']),
  at: time,
})
export type SupportMail = z.infer<typeof supportMail>

const staffNote = z.object({
  id,
  text: z.string(),
  /** Null: an operator at the command line. */
  author: z.nullable(person),
  at: time,
})
export type StaffNote = z.infer<typeof staffNote>

const session = z.object({ id, device: z.nullable(z.string()), created_at: time, last_seen_at: time })

export const adminAccount = z.object({
  user: adminUser,
  /** Null: they chose none. */
  language: z.nullable(language),
  verified_at: z.nullable(time),
  /** `mail`: the owner followed the mailed link; `operator`: at the command line; null while it is not verified. */
  verified_by: z.nullable(z.union([z.literal('mail'), z.literal('operator'), person])),
  /** Credits that can be taken back: granted by admins, and still there. */
  withdrawable: count,
  /** How many questions the learner reviews, and how many of them are due on their day. */
  reviews: z.object({ cards: count, due: count }),
  sessions: z.array(session),
  /** Newest first, as mails and notes: at most 100, 50 and 200. */
  plans: z.array(supportPlan),
  mails: z.array(supportMail),
  notes: z.array(staffNote),
})
export type AdminAccount = z.infer<typeof adminAccount>

export const readAccount = endpoint('GET', '/api/admin/users/:id', 'admin', {
  summary:
    'What support needs to answer a user: facts, plans, sessions, mails and notes. No content of chapters or mails.',
  input: z.object({ id }),
  reply: adminAccount,
  refusals: { 'user-not-found': 404 },
})

export const userLedger = endpoint('GET', '/api/admin/users/:id/ledger', 'admin', {
  summary: "A user's ledger, newest first. `cursor` is `next_cursor` of the page before.",
  input: z.object({ id, limit: z._default(upTo(200, 'entries'), 20), cursor: z.optional(id) }),
  reply: z.object({ entries: z.array(ledgerEntry), next_cursor: z.nullable(id) }),
})

const filter = {
  user: z.optional(id),
  state: z.optional(purchaseState),
  /** When the checkout was opened. */
  ...withinDays,
}

const adminPurchase = z.object({
  id,
  /** A deleted user has no name any more. */
  user: person,
  state: purchaseState,
  package_name: z.string(),
  credits: count,
  /** US dollars, as the next one: what went back to the payer by refunds and disputes. */
  price: z.number(),
  refunded: z.number(),
  /** Credits that went with them, and those of them that had been spent. */
  credits_taken_back: count,
  credits_owed: count,
  opened_at: time,
  paid_at: z.nullable(time),
  provider: z.string(),
  /** The provider's name for the checkout. */
  reference: z.string(),
  /** The provider's own page about it, for staff; null with the sandbox. */
  provider_url: z.nullable(z.url()),
  /** No money was moved: the sandbox took it. */
  is_pretend: z.boolean(),
})
export type AdminPurchase = z.infer<typeof adminPurchase>

export const adminPurchases = endpoint('GET', '/api/admin/purchases', 'admin', {
  summary: 'Purchases, newest first; all of them, or narrowed. `cursor` is `next_cursor` of the page before.',
  input: z.object({ ...filter, limit: z._default(upTo(200, 'at once'), 20), cursor: z.optional(placeCursor) }),
  reply: z.object({ purchases: z.array(adminPurchase), next_cursor: z.nullable(z.string()) }),
})

const revenue = {
  is_pretend: z.boolean(),
  purchases: count,
  credits: count,
  /** US dollars that came, and those of them that went back since. */
  income: z.number(),
  refunded: z.number(),
}

export const adminRevenue = endpoint('GET', '/api/admin/revenue', 'admin', {
  summary: 'What paid purchases brought, narrowed as their list is, by day of UTC (at most 366) and by package.',
  input: z.object(filter),
  reply: z.object({
    /** Newest first. */
    days: z.array(z.object({ day: z.iso.date(), ...revenue })),
    packages: z.array(z.object({ package_name: z.string(), ...revenue })),
  }),
})

export const withdrawCredits = endpoint('POST', '/api/admin/users/:id/withdraw-credits', 'admin', {
  summary:
    'Takes back credits that admins granted, at most those that are left. With the same `request_id` again it succeeds and takes nothing more.',
  input: z.object({
    id,
    amount: z
      .int(texts.invalidAmount)
      .check(z.minimum(1, texts.invalidAmount), z.maximum(2_000_000_000, texts.invalidAmount)),
    /** The user sees it. */
    reason: words(texts.reasonMissing, 500, texts.reasonTooLong),
    request_id: z.optional(id),
  }),
  reply: changed,
  refusals: {
    'user-not-found': 404,
    'reason-missing': 400,
    'invalid-amount': 400,
    'nothing-to-withdraw': 409,
    'request-id-reused': 409,
    'not-an-admin': 403,
  },
})

export const verifyUserEmail = endpoint('POST', '/api/admin/users/:id/verify-email', 'admin', {
  summary: "Takes a user's address for verified, on the admin's word.",
  input: z.object({ id, reason }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'not-an-admin': 403 },
})

export const resendUserVerification = endpoint('POST', '/api/admin/users/:id/resend-verification', 'admin', {
  summary: 'Sends a user the mail again that leads to a verified address.',
  input: z.object({ id, reason }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'already-verified': 409, 'not-an-admin': 403 },
})

export const closeUserAccount = endpoint('POST', '/api/admin/users/:id/close-account', 'admin', {
  summary: 'Ends every session of a user, deactivates the account, and has it deleted in 30 days.',
  input: z.object({ id, reason }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'own-status': 409, 'last-admin': 409, 'not-an-admin': 403 },
})

export const addStaffNote = endpoint('POST', '/api/admin/users/:id/notes', 'admin', {
  summary: 'Keeps a note about a user for other admins. It goes with the account, and into its data export.',
  input: z.object({
    id,
    text: words(texts.noteMissing, 2_000, texts.noteTooLong),
    request_id: z.optional(id),
  }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'request-id-reused': 409, 'not-an-admin': 403 },
})

export const recordListExport = endpoint('POST', '/api/admin/list-exports', 'admin', {
  summary: 'Records that the admin saves a list as a file, before it is read.',
  input: z.object({ list: z.enum(['users', 'purchases', 'ledger', 'audit'], texts.invalidList) }),
  status: 204,
  refusals: { 'not-an-admin': 403 },
})
