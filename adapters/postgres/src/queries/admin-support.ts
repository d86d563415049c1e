import {
  type AccountRecord,
  type Actor,
  asLanguage,
  MAX_SHOWN,
  type PurchaseFilter,
  type PurchaseListItem,
  type RevenueTotals,
  type SupportPlan,
  type SupportReadModels,
  type UserId,
  type UserListItem,
} from '@app/domain'
import { LIVE } from '../jobs/job-table.ts'
import type { Row } from '../orm.ts'
import { actorFrom } from '../repositories/audit-log.ts'
import { purchaseFromRow } from '../repositories/purchase-repository.ts'
import { narrowing, type PreparedQuery } from './prepared-query.ts'
import { type AsJson, statusOf, withTimes } from './stored-rows.ts'

/** The newest rows of a query as a JSON array. */
const newest = (rows: string): string => `(SELECT coalesce(json_agg(row_to_json(found)), '[]') FROM (${rows}) AS found)`

const VERIFIED_BY = `(
  SELECT json_build_object('id', actor_id, 'name', actors.username)
  FROM audit_entries LEFT JOIN users AS actors ON actors.id = actor_id
  WHERE subject_id = users.id AND act ->> 'kind' IN ('user-verified', 'user-added')
  ORDER BY position DESC LIMIT 1)`
const GRANTED = `(
  SELECT coalesce(sum(effect_of(kind, amount)), 0)::integer FROM ledger_entries
  WHERE user_id = users.id AND kind IN ('granted', 'withdrawn'))`
const CARDS = '(SELECT count(*)::integer FROM cards WHERE user_id = users.id AND NOT is_void)'
const SESSIONS = newest(`
  SELECT id, device, created_at AS "createdAt", last_seen_at AS "lastSeenAt" FROM sessions
  WHERE user_id = users.id ORDER BY last_seen_at DESC, id DESC`)
const NOTES = newest(`
  SELECT staff_notes.id, text, at, author_id AS "authorId", authors.username AS "authorName"
  FROM staff_notes LEFT JOIN users AS authors ON authors.id = author_id
  WHERE user_id = users.id ORDER BY at DESC, staff_notes.id DESC LIMIT ${MAX_SHOWN.notes}`)

/** A job that was tried has a record. Few are live at once, and the index of live ones has them alone. */
const MAILS = newest(`
  SELECT id, mail, state, at FROM (
    SELECT data -> 'job' ->> 'mailId' AS id, data -> 'job' ->> 'mail' AS mail, 'queued' AS state, created_on AS at
    FROM pgboss.job WHERE ${LIVE.replace('ANY($1)', "'send-mail'")} AND data -> 'job' ->> 'userId' = users.id::text
      AND NOT EXISTS (SELECT FROM mail_records WHERE mail_records.id = data -> 'job' ->> 'mailId')
    UNION ALL
    SELECT id, mail, state, at FROM mail_records WHERE user_id = users.id
  ) AS mails ORDER BY state = 'queued' DESC, at DESC, id DESC LIMIT ${MAX_SHOWN.mails}`)

const account = (user: string): string => `
  SELECT listed.*, users.language, time_zone AS "timeZone", ${CARDS} AS cards, verified_at AS "verifiedAt", ${VERIFIED_BY} AS "verifiedBy", ${GRANTED} AS granted,
         ${SESSIONS} AS sessions, ${NOTES} AS notes, ${MAILS} AS mails
  FROM (${user} WHERE users.id = $1) AS listed JOIN users ON users.id = listed.id`

const PLANS = `
  SELECT id, title, created_at AS "createdAt", upper(generation) AS "generationStatus", failure,
         archived_at IS NOT NULL AS "isArchived", (
    SELECT coalesce(json_agg(json_build_object(
      'id', id, 'number', number, 'title', title, 'price', price, 'isUnlocked', kind <> 'locked',
      'contentStatus', ${statusOf('chapters')}, 'failure', failure, 'unlockedAt', unlocked_at,
      'isCompleted', completed_at IS NOT NULL) ORDER BY number), '[]')
    FROM chapters WHERE plan_id = plans.id
  ) AS chapters
  FROM plans WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${MAX_SHOWN.plans}`

function narrowed(list: string, { userId, state, from, to }: PurchaseFilter) {
  const statement = narrowing(list)
  const { by, given } = statement
  if (userId !== null) by('user', `user_id = ${given(userId)}`)
  if (state !== null) by('state', `kind = ${given(state)}`)
  if (from !== null) by('from', `opened_at >= ${given(from)}`)
  if (to !== null) by('to', `opened_at < ${given(to)}`)
  return statement
}

const SUMS = ['purchases', 'credits', 'cents', '"returnedCents"']
  .map((sum) => `sum(${sum})::float8 AS ${sum}`)
  .join(', ')
/** One pass over the purchases: what comes of it are a few rows for each day. */
const revenue = (paid: string): string => `
  WITH sums AS MATERIALIZED (
    SELECT date_bin('1 day', opened_at, '2000-01-01Z') AS day, package_name AS "packageName", provider = 'sandbox' AS "isPretend",
           count(*) AS purchases, sum(credits) AS credits, sum(cents) AS cents, sum(returned_cents) AS "returnedCents"
    FROM purchases ${paid} GROUP BY 1, 2, 3
  )
  SELECT (
    SELECT coalesce(json_agg(days), '[]')
    FROM (SELECT day, "isPretend", ${SUMS} FROM sums GROUP BY 1, 2 ORDER BY 1 DESC, 2 LIMIT 366) AS days
  ) AS days, (
    SELECT coalesce(json_agg(packages), '[]')
    FROM (SELECT "packageName", "isPretend", ${SUMS} FROM sums GROUP BY 1, 2 ORDER BY sum(cents) DESC, 1, 2) AS packages
  ) AS packages`

type By = Readonly<Record<'id' | 'name', string | null>>
type Listed = AsJson<Pick<AccountRecord, 'mails'>> & {
  readonly sessions: AsJson<readonly Omit<AccountRecord['sessions'][number], 'userId'>[]>
  readonly notes: readonly (AsJson<Omit<AccountRecord['notes'][number], 'author'>> & {
    readonly authorId: string | null
  })[]
}
type AccountRow = UserListItem &
  Pick<AccountRecord, 'verifiedAt' | 'granted' | 'timeZone' | 'cards'> &
  Listed & { readonly language: string | null; readonly verifiedBy: By | null }
type PlanRow = Omit<SupportPlan, 'chapters'> & { readonly chapters: AsJson<SupportPlan['chapters']> }

export const makeSupportReadModels = (query: PreparedQuery, user: string): SupportReadModels => ({
  account: async (id) => {
    const [row] = await query<AccountRow>('admin-account', account(user), id)
    if (!row) return null
    const plans = await query<PlanRow>('admin-account-plans', PLANS, id)
    const { language, timeZone, cards, verifiedAt, verifiedBy, granted, sessions, notes, mails, ...listed } = row
    return {
      user: listed,
      language: asLanguage(language),
      timeZone,
      cards,
      verifiedAt,
      verifiedBy: verifiedAt && verifiedBy ? { actor: actorOf(verifiedBy.id), actorName: verifiedBy.name } : null,
      granted,
      sessions: sessions.map((session) => ({ ...withTimes(session, 'createdAt', 'lastSeenAt'), userId: id })),
      notes: notes.map(({ authorId, ...note }) => ({ ...withTimes(note, 'at'), author: actorOf(authorId) })),
      mails: mails.map((mail) => withTimes(mail, 'at')),
      plans: plans.map((plan) => ({
        ...plan,
        chapters: plan.chapters.map((chapter) => withTimes(chapter, 'unlockedAt')),
      })),
    }
  },

  allPurchases: async ({ after, limit, ...filter }) => {
    const { values, given, by, name, where } = narrowed('admin-purchases', filter)
    if (after) by('after', `(opened_at, purchases.id) < (${given(after.openedAt)}, ${given(after.id)}::uuid)`)
    const text = `
      SELECT purchases.id, user_id AS "userId", users.username, provider, reference, package_id AS "packageId",
             package_name AS "packageName", credits, cents, currency, kind, revision, opened_at AS "openedAt",
             paid_at AS "paidAt", receipt_url AS "receiptUrl", returned_cents AS "returnedCents", reversed, taken,
             pending_unlock AS "pendingUnlock"
      FROM purchases LEFT JOIN users ON users.id = user_id ${where()}
      ORDER BY opened_at DESC, purchases.id DESC LIMIT ${given(limit + 1)}` // one more shows whether there are others
    type PurchaseRow = Row<'purchases'> & Pick<PurchaseListItem, 'username'>
    const found = await query<PurchaseRow>(name(), text, ...values)
    const purchases = found.slice(0, limit).map((row) => ({ ...purchaseFromRow(row), username: row.username }))
    const last = purchases.at(-1)
    return { purchases, next: found.length > limit && last ? { openedAt: last.openedAt, id: last.id } : null }
  },

  revenue: async (filter) => {
    const { values, by, name, where } = narrowed('admin-revenue', filter)
    by('paid', "kind = 'paid'")
    const [found] = await query<AsJson<RevenueTotals>>(name(), revenue(where()), ...values)
    return { days: (found?.days ?? []).map((day) => withTimes(day, 'day')), packages: found?.packages ?? [] }
  },
})

const actorOf = (id: string | null): Actor =>
  // an id of the users' table
  actorFrom(id as UserId | null)
