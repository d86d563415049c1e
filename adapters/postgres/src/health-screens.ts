import type { CallCount, Failure, GenerationCounts, HealthScreens, QueueDepth } from '@app/domain'
import type { Ask } from './ask.ts'
import { readCosts } from './costs.ts'
import { LIVE } from './job-table.ts'
import { JOB_KINDS } from './schema-state.ts'

// Each count by an index alone: there may be many, and somebody may look all day.
export const GENERATIONS = `
  SELECT 'plans' AS what, generation AS state, count(*)::integer AS count FROM plans GROUP BY generation
  UNION ALL SELECT 'chapters', 'complete', count(*)::integer FROM chapters WHERE kind = 'open'
  UNION ALL SELECT 'chapters', step, count(*)::integer FROM chapters WHERE kind = 'preparing' GROUP BY step
  UNION ALL SELECT 'chapters', 'failed', count(*)::integer FROM chapters WHERE failure IS NOT NULL`

// What rests until it is tried again is among those that wait, but it waits for nobody: it is never the oldest.
export const QUEUE = `
  SELECT name AS kind, count(*) FILTER (WHERE state < 'active')::integer AS waiting,
         count(*) FILTER (WHERE state = 'active')::integer AS running,
         min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "oldestWaitingSince"
  FROM pgboss.job WHERE ${LIVE} GROUP BY name`

const CALLS = `
  SELECT outcome, count(*)::integer AS calls FROM model_calls WHERE started_at >= $1
  GROUP BY outcome ORDER BY calls DESC, outcome COLLATE "C"`

// No column says when something failed: a call of a model, or credits that went back, was last.
const FAILURES = `
  SELECT failed.kind, failed.id, failed.title, failed."planTitle", reason, since,
         user_id AS "learnerId", username AS "learnerName"
  FROM (
    SELECT 'plan' AS kind, id, title, title AS "planTitle", user_id, failure AS reason,
           greatest(created_at, (SELECT max(started_at) FROM model_calls
                                 WHERE plan_id = plans.id AND chapter_id IS NULL)) AS since
    FROM plans WHERE generation = 'failed'
    UNION ALL
    SELECT 'chapter', chapters.id, chapters.title, plans.title, user_id, chapters.failure,
           greatest(created_at, (SELECT max(started_at) FROM model_calls WHERE chapter_id = chapters.id),
                    (SELECT max(at) FROM ledger_entries WHERE chapter_id = chapters.id AND kind = 'released'))
    FROM chapters JOIN plans ON plans.id = plan_id WHERE chapters.failure IS NOT NULL
  ) AS failed JOIN users ON users.id = user_id
  WHERE $1::timestamptz IS NULL OR (since, failed.id) < ($1, $2::uuid)
  ORDER BY since DESC, failed.id DESC LIMIT $3::integer + 1`

export type GenerationCount = {
  readonly what: 'plans' | 'chapters'
  readonly state: keyof GenerationCounts
  readonly count: number
}

export const everyKind = (found: readonly QueueDepth[]): readonly QueueDepth[] =>
  JOB_KINDS.toSorted().map(
    (kind) => found.find((row) => row.kind === kind) ?? { kind, waiting: 0, running: 0, oldestWaitingSince: null },
  )

export const makeHealthScreens = (ask: Ask): HealthScreens => ({
  health: async (since) => {
    const [generations, queue, calls] = await Promise.all([
      ask<GenerationCount>('health-generations', GENERATIONS),
      ask<QueueDepth>('health-queue', QUEUE, [...JOB_KINDS]),
      ask<CallCount>('health-calls', CALLS, since),
    ])
    const countsOf = (what: GenerationCount['what']): GenerationCounts => {
      const count = (state: keyof GenerationCounts) =>
        generations.find((row) => row.what === what && row.state === state)?.count ?? 0
      const [pending, generating] = [count('pending'), count('generating')]
      return { pending, generating, complete: count('complete'), failed: count('failed') }
    }
    return {
      plans: countsOf('plans'),
      chapters: countsOf('chapters'),
      queue: everyKind(queue),
      calls,
    }
  },

  failures: async ({ after, limit }) => {
    const found = await ask<Failure>('health-failures', FAILURES, after?.since ?? null, after?.id ?? null, limit)
    const failures = found.slice(0, limit)
    const last = failures.at(-1)
    return { failures, next: found.length > limit && last ? { since: last.since, id: last.id } : null }
  },

  costs: (time) => readCosts(ask, time),
})
