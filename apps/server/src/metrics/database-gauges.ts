import { setTimeout as pause } from 'node:timers/promises'
import { ledgerKind } from '@app/contract'
import { SECOND } from '@app/domain'
import type { MetricsQueries } from '@app/postgres'
import { Gauge, type Registry } from 'prom-client'

/** How long a scrape waits for the database. */
const QUERY_TIMEOUT_MS = 2 * SECOND
/** Cache time, so that frequent scrapes cost the database nothing. */
const CACHE_MS = 5 * SECOND
/** Longer, as it reads the whole ledger. */
const LEDGER_CACHE_MS = 60 * SECOND

const STATES = ['pending', 'generating', 'complete', 'failed'] as const
type Times = { readonly now?: () => number; readonly timeoutMs?: number }

/** Counts in the database, read at each scrape. A failed read resets its gauges: stale numbers would hide an outage. */
export function makeDatabaseGauges(
  registry: Registry,
  metricsQueries: MetricsQueries,
  { now = Date.now, timeoutMs = QUERY_TIMEOUT_MS }: Times = {},
): { readonly refresh: () => Promise<void> } {
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const up = gauge('waymark_database_up', '1 while the database answers, else 0.', [])
  const jobs = gauge('waymark_queue_jobs', 'Jobs that wait or run.', ['kind', 'state'])
  const oldest = gauge(
    'waymark_queue_oldest_waiting_seconds',
    'Since when the oldest due job has waited; 0 for none.',
    ['kind'],
  )
  const generations = gauge('waymark_generations', 'Plans and chapters by how far they have been made.', [
    'what',
    'state',
  ])
  const dueLink = gauge(
    'waymark_links_oldest_due_seconds',
    'For how long the link that has waited longest has been due to be read again; 0 for none.',
    [],
  )
  const entries = gauge('waymark_ledger_entries', 'Entries of the ledger.', ['kind'])
  const credits = gauge('waymark_ledger_credits', 'Credits in the entries of the ledger.', ['kind'])

  const readings = [
    makeReading({ read: metricsQueries.queue, gauges: [jobs, oldest], cacheMs: CACHE_MS }, (queue) => {
      for (const { kind, waiting, running, oldestWaitingSince } of queue) {
        jobs.set({ kind, state: 'waiting' }, waiting)
        jobs.set({ kind, state: 'running' }, running)
        const since = oldestWaitingSince?.getTime()
        oldest.set({ kind }, since === undefined ? 0 : Math.max(0, now() - since) / SECOND)
      }
    }),
    makeReading({ read: metricsQueries.generations, gauges: [generations], cacheMs: CACHE_MS }, (found) => {
      for (const what of ['plans', 'chapters'] as const) {
        for (const state of STATES) {
          const count = found.find((row) => row.what === what && row.state === state)?.count ?? 0
          generations.set({ what, state }, count)
        }
      }
    }),
    makeReading({ read: metricsQueries.oldestDueLink, gauges: [dueLink], cacheMs: CACHE_MS }, (since) => {
      dueLink.set(since === null ? 0 : Math.max(0, now() - since.getTime()) / SECOND)
    }),
    makeReading({ read: metricsQueries.ledger, gauges: [entries, credits], cacheMs: LEDGER_CACHE_MS }, (found) => {
      for (const kind of ledgerKind.options) {
        const total = found.find((row) => row.kind === kind)
        entries.set({ kind }, total?.entries ?? 0)
        credits.set({ kind }, total?.credits ?? 0)
      }
    }),
  ]

  function makeReading<Result>(
    { read, gauges, cacheMs }: { read: () => Promise<Result>; gauges: readonly Gauge<string>[]; cacheMs: number },
    show: (found: Result) => void,
  ): () => Promise<boolean> {
    let goodUntil = 0
    let reading: Promise<boolean> | null = null
    const begin = async (): Promise<boolean> => {
      try {
        const found = await read()
        show(found)
        goodUntil = now() + cacheMs
        return true
      } catch {
        return false
      } finally {
        reading = null
      }
    }
    return async () => {
      if (now() < goodUntil) return true
      // never two at once: the first may hang
      reading ??= begin()
      const inTime = await Promise.race([reading, pause(timeoutMs, false, { ref: false })])
      if (!inTime) for (const one of gauges) one.reset()
      return inTime
    }
  }

  return {
    refresh: async () => {
      // by the first alone: the ledger's sums may time out on a healthy database
      const [answers] = await Promise.all(readings.map((read) => read()))
      up.set(answers ? 1 : 0)
    },
  }
}
