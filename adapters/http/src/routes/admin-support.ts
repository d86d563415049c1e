import { type AdminAccount, type AdminPurchase, type AuditEntry, endpoints as api } from '@app/contract'
import {
  type AccountRecord,
  type Actor,
  AuditEntryId,
  type AuditListItem,
  debtOf,
  effectOf,
  err,
  HOUR,
  isLive,
  isPretend,
  LedgerEntryId,
  ok,
  type PurchaseFilter,
  PurchaseId,
  type PurchaseListItem,
  type Revenue,
  todayOf,
  UserId,
  withdrawable,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { placeOf } from './admin-health.ts'
import { about, adminUserBody, makeChanged } from './admin-users.ts'
import { type Days, timesOf } from './bodies/within-days.ts'
import { inDollars } from './credits.ts'

const ACTIONS = [limit('learner', 120, HOUR)]

export const adminSupportRoutes = ({
  useCases,
  readModels,
  adminReadModels,
}: Pick<HttpDeps, 'useCases' | 'readModels' | 'adminReadModels'>) => {
  const changed = makeChanged({ adminReadModels })

  return {
    readAccount: route(api.readAccount, noLimit, async ({ input: { id } }) => {
      const account = await adminReadModels.account(UserId(id))
      if (!account) return err({ kind: 'user-not-found' })
      const now = new Date()
      const { due } = await readModels.dueCards(account.user.id, todayOf(account, now), 0)
      return ok({ ...accountBody(account, now), reviews: { cards: account.cards, due } })
    }),

    userLedger: route(api.userLedger, noLimit, async ({ input: { id, cursor, limit: most } }) => {
      const before = cursor === undefined ? null : LedgerEntryId(cursor)
      const { entries, next } = await readModels.ledger(UserId(id), { before, limit: most })
      return ok({ entries: entries.map((entry) => wire({ ...entry, change: effectOf(entry) })), next_cursor: next })
    }),

    adminPurchases: route(api.adminPurchases, noLimit, async ({ input: { cursor, limit: most, ...filter } }) => {
      const place = cursor === undefined ? null : placeOf(cursor, PurchaseId)
      const after = place && { openedAt: place.since, id: place.id }
      const { purchases, next } = await adminReadModels.allPurchases({ ...narrowed(filter), after, limit: most })
      return ok({
        purchases: purchases.map(purchaseBody),
        next_cursor: next && `${next.openedAt.toISOString()}_${next.id}`,
      })
    }),

    adminRevenue: route(api.adminRevenue, noLimit, async ({ input }) => {
      const { days, packages } = await adminReadModels.revenue(narrowed(input))
      return ok({
        days: days.map(({ day, ...sums }) => ({ day: day.toISOString().slice(0, 10), ...revenueBody(sums) })),
        packages: packages.map(({ packageName, ...sums }) => ({ package_name: packageName, ...revenueBody(sums) })),
      })
    }),

    withdrawCredits: route(api.withdrawCredits, ACTIONS, (asked) => {
      const { amount, reason, request_id: requestId } = asked.input
      return changed(asked, useCases.withdrawCredits({ ...about(asked), amount, reason, requestId }))
    }),

    verifyUserEmail: route(api.verifyUserEmail, ACTIONS, (asked) =>
      changed(asked, useCases.markEmailVerified({ ...about(asked), reason: asked.input.reason })),
    ),

    resendUserVerification: route(api.resendUserVerification, ACTIONS, (asked) =>
      changed(asked, useCases.resendVerificationFor({ ...about(asked), reason: asked.input.reason })),
    ),

    closeUserAccount: route(api.closeUserAccount, ACTIONS, (asked) =>
      changed(asked, useCases.closeAccount({ ...about(asked), reason: asked.input.reason })),
    ),

    addStaffNote: route(api.addStaffNote, ACTIONS, (asked) => {
      const { text, request_id: requestId } = asked.input
      return changed(asked, useCases.addStaffNote({ ...about(asked), text, requestId }))
    }),

    auditLog: route(api.auditLog, noLimit, async ({ input: { user, actor, act, cursor, limit: most, ...days } }) => {
      const { entries, next } = await adminReadModels.audit({
        before: cursor === undefined ? null : AuditEntryId(cursor),
        subjectId: user === undefined ? null : UserId(user),
        actor: actor === undefined ? null : actorFrom(actor),
        kind: act ?? null,
        within: timesOf(days),
        limit: most,
      })
      return ok({ entries: entries.map(entryBody), next_cursor: next })
    }),

    recordListExport: route(api.recordListExport, [limit('learner', 60, HOUR)], ({ input: { list }, auth }) =>
      useCases.recordListExport({ adminId: auth.user.id, list }),
    ),
  }
}

type Asked = Days & { readonly user?: string | undefined; readonly state?: AdminPurchase['state'] | undefined }

const narrowed = ({ user, state, ...days }: Asked): PurchaseFilter => ({
  userId: user === undefined ? null : UserId(user),
  state: state ?? null,
  ...timesOf(days),
})

const actorFrom = (asked: string): Actor =>
  asked === 'operator' ? { kind: 'operator' } : { kind: 'admin', id: UserId(asked) }

const entryBody = ({ actor, actorName, subjectId, subjectName, ...entry }: AuditListItem): AuditEntry =>
  wire({
    ...entry,
    actor: personOf(actor, actorName),
    subject: { id: subjectId, username: subjectName },
  })

const personOf = (actor: Actor, username: string | null) => (actor.kind === 'admin' ? { id: actor.id, username } : null)

function accountBody(
  { user, verifiedBy, granted, sessions, notes, ...account }: AccountRecord,
  now: Date,
): Omit<AdminAccount, 'reviews'> {
  return {
    ...wire(account),
    user: adminUserBody(user),
    verified_by: verifiedBy
      ? (personOf(verifiedBy.actor, verifiedBy.actorName) ?? 'operator')
      : account.verifiedAt && 'mail',
    withdrawable: withdrawable({ userId: user.id, balance: user.credits }, granted),
    sessions: sessions.filter((session) => isLive(session, now)).map(wire),
    notes: notes.map(({ author, authorName, ...note }) => ({ ...wire(note), author: personOf(author, authorName) })),
  }
}

const purchaseBody = (purchase: PurchaseListItem): AdminPurchase => {
  const { id, userId, username, kind, packageName, credits, price, openedAt, provider, reference } = purchase
  const returned = purchase.kind === 'paid' ? purchase : { returnedCents: 0, reversed: 0, taken: 0 }
  return {
    ...{ id, user: { id: userId, username }, state: kind, package_name: packageName, credits, provider, reference },
    price: inDollars(price.cents),
    refunded: inDollars(returned.returnedCents),
    credits_taken_back: returned.taken,
    credits_owed: debtOf(returned),
    opened_at: openedAt.toISOString(),
    paid_at: 'paidAt' in purchase ? purchase.paidAt.toISOString() : null,
    provider_url: providerUrl(purchase),
    is_pretend: isPretend(purchase),
  }
}

/** What is known of a payment is its checkout, by which Stripe's dashboard finds it. */
function providerUrl({ provider, reference }: Pick<PurchaseListItem, 'provider' | 'reference'>): string | null {
  if (provider !== 'stripe') return null
  const mode = reference.startsWith('cs_test_') ? '/test' : ''
  return `https://dashboard.stripe.com${mode}/search?query=${encodeURIComponent(reference)}`
}

const revenueBody = ({ cents, returnedCents, ...sums }: Revenue) => ({
  ...wire(sums),
  income: inDollars(cents),
  refunded: inDollars(returnedCents),
})
