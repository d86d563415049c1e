import type { LedgerKind, QueueDepth } from '@app/domain'
import { JOB_KINDS } from '../migrations/schema-state.ts'
import { everyKind, GENERATIONS, type GenerationCount, QUEUE } from './health-read-models.ts'
import type { PreparedQuery } from './prepared-query.ts'

export type LedgerTotal = { readonly kind: LedgerKind; readonly entries: number; readonly credits: number }

export type MetricsQueries = ReturnType<typeof makeMetricsQueries>

const LEDGER = `
  SELECT kind, count(*)::float8 AS entries, sum(amount)::float8 AS credits FROM ledger_entries GROUP BY kind`

/** Counts for the metrics endpoint, one statement each. */
export const makeMetricsQueries = (query: PreparedQuery) => ({
  queue: async () => everyKind(await query<QueueDepth>('health-queue', QUEUE, [...JOB_KINDS])),
  generations: () => query<GenerationCount>('health-generations', GENERATIONS),
  /** Only those that there are. It reads the whole ledger, so call it rarely. */
  ledger: () => query<LedgerTotal>('metrics-ledger', LEDGER),
})
