import { setTimeout as pause } from 'node:timers/promises'
import { type LedgerKind, SECOND } from '@app/domain'
import type { MetricsQueries } from '@app/postgres'
import { Gauge, type Registry } from 'prom-client'

/** What whoever scrapes may wait for a database that does not answer. */
const QUERY_TIMEOUT_MS = 2 * SECOND
/** The same numbers are told for so long: whoever scrapes often, or twice, costs the database nothing. */
const FRESH = 5 * SECOND
/** These need the whole ledger to be read. */
const FRESH_LEDGER = 60 * SECOND

const STATES = ['pending', 'generating', 'complete', 'failed'] as const
const KINDS: Readonly<Record<LedgerKind, true>> = {
  purchased: true,
  granted: true,
  held: true,
  captured: true,
  released: true,
  reversed: true,
  reinstated: true,
}

type Times = { readonly now?: () => number; readonly timeoutMs?: number }

/**
 * What lies in the database, read when it is asked for. Numbers that cannot be read are left out: old ones would look as if
 * all were well.
 */
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
  const entries = gauge('waymark_ledger_entries', 'Entries of the ledger.', ['kind'])
  const credits = gauge('waymark_ledger_credits', 'Credits in the entries of the ledger.', ['kind'])

  const readings = [
    makeReading({ read: metricsQueries.queue, gauges: [jobs, oldest], fresh: FRESH }, (queue) => {
      for (const { kind, waiting, running, oldestWaitingSince } of queue) {
        jobs.set({ kind, state: 'waiting' }, waiting)
        jobs.set({ kind, state: 'running' }, running)
        const since = oldestWaitingSince?.getTime()
        oldest.set({ kind }, since === undefined ? 0 : Math.max(0, now() - since) / SECOND)
      }
    }),
    makeReading({ read: metricsQueries.generations, gauges: [generations], fresh: FRESH }, (found) => {
      for (const what of ['plans', 'chapters'] as const) {
        for (const state of STATES) {
          const count = found.find((row) => row.what === what && row.state === state)?.count ?? 0
          generations.set({ what, state }, count)
        }
      }
    }),
    makeReading({ read: metricsQueries.ledger, gauges: [entries, credits], fresh: FRESH_LEDGER }, (found) => {
      for (const kind of Object.keys(KINDS)) {
        const total = found.find((row) => row.kind === kind)
        entries.set({ kind }, total?.entries ?? 0)
        credits.set({ kind }, total?.credits ?? 0)
      }
    }),
  ]

  function makeReading<Found>(
    { read, gauges, fresh }: { read: () => Promise<Found>; gauges: readonly Gauge<string>[]; fresh: number },
    show: (found: Found) => void,
  ): () => Promise<boolean> {
    let goodUntil = 0
    let reading: Promise<boolean> | null = null
    const begin = async (): Promise<boolean> => {
      try {
        const found = await read()
        show(found)
        goodUntil = now() + fresh
        return true
      } catch {
        return false
      } finally {
        reading = null
      }
    }
    return async () => {
      if (now() < goodUntil) return true
      // one that hangs is not joined by another
      reading ??= begin()
      const inTime = await Promise.race([reading, pause(timeoutMs, false, { ref: false })])
      if (!inTime) for (const one of gauges) one.reset()
      return inTime
    }
  }

  return {
    refresh: async () => {
      // by the first alone: the ledger's sums may take longer than anybody waits, on a database that is well
      const [answers] = await Promise.all(readings.map((read) => read()))
      up.set(answers ? 1 : 0)
    },
  }
}
