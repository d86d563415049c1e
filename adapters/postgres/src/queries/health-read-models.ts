import type {
  CallCount,
  FailedCall,
  FailedWork,
  Failure,
  FaultCount,
  GenerationCounts,
  HealthReadModels,
  LedgerKind,
  QueueDepth,
} from '@app/domain'
import { JOB_KINDS } from '../jobs/job-policies.ts'
import { LIVE } from '../jobs/job-table.ts'
import { readCosts } from './costs.ts'
import type { PreparedQuery } from './prepared-query.ts'

// Each count is index-only: there may be many rows, and a page may poll all day.
const GENERATIONS = `
  SELECT 'plans' AS what, generation AS state, count(*)::integer AS count FROM plans GROUP BY generation
  UNION ALL SELECT 'chapters', 'complete', count(*)::integer FROM chapters WHERE kind = 'open'
  UNION ALL SELECT 'chapters', step, count(*)::integer FROM chapters WHERE kind = 'preparing' GROUP BY step
  UNION ALL SELECT 'chapters', 'failed', count(*)::integer FROM chapters WHERE failure IS NOT NULL`

// Retries with a delay count as waiting, but are never the oldest: they are not due yet.
const QUEUE = `
  SELECT name AS kind, count(*) FILTER (WHERE state < 'active')::integer AS waiting,
         count(*) FILTER (WHERE state = 'active')::integer AS running,
         min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "oldestWaitingSince"
  FROM pgboss.job WHERE ${LIVE} GROUP BY name`

const CALLS = `
  SELECT outcome, count(*)::integer AS calls FROM model_calls WHERE started_at >= $1
  GROUP BY outcome ORDER BY calls DESC, outcome COLLATE "C"`

const FAULTS = `
  SELECT purpose, code, count(*)::integer AS calls FROM model_calls, unnest(faults) AS code WHERE started_at >= $1
  GROUP BY purpose, code ORDER BY calls DESC, (code || purpose) COLLATE "C"`

// A page of each, by an index in the page's order.
const pageOf = (table: string): string => `
  ${table}.failure IS NOT NULL AND (${table}.failed_at, ${table}.id) < (coalesce($1::timestamptz, 'infinity'), $2::uuid)
  ORDER BY ${table}.failed_at DESC, ${table}.id DESC LIMIT $3::integer + 1`

// One index lookup for each row of the page.
const lastCall = (kind: Failure['kind'], isAbout: string): string => `
    (SELECT outcome, model, faults, request_id FROM model_calls
     WHERE failed.kind = '${kind}' AND ${isAbout} ORDER BY started_at DESC LIMIT 1)`

const FAILURES = `
  SELECT kind, failed.id, title, "planTitle", reason, since, price, owner AS "learnerId", username AS "learnerName",
         outcome, model, faults, request_id AS "requestId"
  FROM (
    SELECT * FROM (
      (SELECT 'plan' AS kind, id, title, title AS "planTitle", user_id AS owner, failure AS reason, failed_at AS since,
              0 AS price
       FROM plans WHERE ${pageOf('plans')})
      UNION ALL
      (SELECT 'chapter', chapters.id, chapters.title, plans.title, user_id, chapters.failure, chapters.failed_at, price
       FROM chapters JOIN plans ON plans.id = plan_id WHERE ${pageOf('chapters')})
    ) AS either ORDER BY since DESC, id DESC LIMIT $3::integer + 1
  ) AS failed JOIN users ON users.id = owner
  LEFT JOIN LATERAL (
    ${lastCall('plan', 'plan_id = failed.id AND chapter_id IS NULL')}
    UNION ALL ${lastCall('chapter', 'chapter_id = failed.id')}
  ) AS call ON true
  ORDER BY since DESC, failed.id DESC`

type FailureRow = Omit<Failure, 'lastCall'> & { readonly [key in keyof FailedCall]: FailedCall[key] | null }

function failureFromRow({ outcome, model, faults, requestId, ...failure }: FailureRow): Failure {
  const lastCall = outcome === null || model === null ? null : { outcome, model, faults: faults ?? [], requestId }
  return { ...failure, lastCall } as Failure // what kind it is and what its id names go together in the row
}

// From partial indexes of what failed, in the order of time.
const FAILED_SINCE = `
  SELECT count(*) FILTER (WHERE what = 'plan')::integer AS plans,
         count(*) FILTER (WHERE what = 'chapter')::integer AS chapters,
         count(*) FILTER (WHERE what = 'mail')::integer AS mails, max(at) AS latest
  FROM (
    SELECT 'plan' AS what, failed_at AS at FROM plans WHERE failure IS NOT NULL AND failed_at >= $1
    UNION ALL SELECT 'chapter', failed_at FROM chapters WHERE failure IS NOT NULL AND failed_at >= $1
    UNION ALL SELECT 'mail', at FROM mail_records
              WHERE state = 'failed' AND mail <> 'operator-alert' AND at >= $1 -- an alert that fails causes none
  ) AS failed`

const NOTHING_FAILED: FailedWork = { plans: 0, chapters: 0, mails: 0, latest: null }

export type GenerationCount = {
  readonly what: 'plans' | 'chapters'
  readonly state: keyof GenerationCounts
  readonly count: number
}

const everyKind = (found: readonly QueueDepth[]): readonly QueueDepth[] =>
  JOB_KINDS.toSorted().map(
    (kind) => found.find((row) => row.kind === kind) ?? { kind, waiting: 0, running: 0, oldestWaitingSince: null },
  )

export const makeHealthReadModels = (query: PreparedQuery): HealthReadModels => ({
  health: async (since) => {
    const [generations, queue, calls, faults] = await Promise.all([
      query<GenerationCount>('health-generations', GENERATIONS),
      query<QueueDepth>('health-queue', QUEUE, [...JOB_KINDS]),
      query<CallCount>('health-calls', CALLS, since),
      query<FaultCount>('health-faults', FAULTS, since),
    ])
    const countsOf = (what: GenerationCount['what']): GenerationCounts => {
      const found = generations.filter((row) => row.what === what).map(({ state, count }) => [state, count])
      return { pending: 0, generating: 0, complete: 0, failed: 0, ...Object.fromEntries(found) }
    }
    return { plans: countsOf('plans'), chapters: countsOf('chapters'), queue: everyKind(queue), calls, faults }
  },

  failures: async ({ after, limit }) => {
    const found = await query<FailureRow>('health-failures', FAILURES, after?.since ?? null, after?.id ?? null, limit)
    const failures = found.slice(0, limit).map(failureFromRow)
    const last = failures.at(-1)
    return { failures, next: found.length > limit && last ? { since: last.since, id: last.id } : null }
  },

  failedSince: async (since) => {
    const [failed = NOTHING_FAILED] = await query<FailedWork>('health-failed-since', FAILED_SINCE, since)
    return failed
  },

  costs: (time) => readCosts(query, time),
})

export type LedgerTotal = { readonly kind: LedgerKind; readonly entries: number; readonly credits: number }

export type MetricsQueries = ReturnType<typeof makeMetricsQueries>

const LEDGER = `
  SELECT kind, count(*)::float8 AS entries, sum(amount)::float8 AS credits FROM ledger_entries GROUP BY kind`

/** Of links that some chapter shows, in the order of their index: the first one found is the answer. */
const OLDEST_DUE_LINK = `
  SELECT next_check_at AS "dueSince" FROM links
  WHERE next_check_at <= now() AND EXISTS (SELECT FROM resources WHERE resources.address = links.address)
  ORDER BY next_check_at LIMIT 1`

/** Counts for the metrics endpoint, one statement each. */
export const makeMetricsQueries = (query: PreparedQuery) => ({
  queue: async () => everyKind(await query<QueueDepth>('health-queue', QUEUE, [...JOB_KINDS])),
  generations: () => query<GenerationCount>('health-generations', GENERATIONS),
  /** Only those that there are. It reads the whole ledger, so call it rarely. */
  ledger: () => query<LedgerTotal>('metrics-ledger', LEDGER),
  /** Since when the link that has waited longest has been due to be read again; null where none is. */
  oldestDueLink: async () => {
    const [found] = await query<{ readonly dueSince: Date }>('metrics-links', OLDEST_DUE_LINK)
    return found?.dueSince ?? null
  },
})
