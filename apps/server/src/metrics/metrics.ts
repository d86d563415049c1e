import type { MetricsQueries } from '@app/postgres'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { makeDatabaseGauges } from './database-gauges.ts'
import { makeInstruments } from './instruments.ts'

export type Metrics = ReturnType<typeof makeMetrics>

/** Metrics of this process and of its database. */
export function makeMetrics({
  metricsQueries,
  version,
  role,
}: {
  readonly metricsQueries: MetricsQueries
  readonly version: string
  readonly role: string
}) {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const info = new Gauge({
    name: 'waymark_info',
    help: 'Which version runs, and as what: always 1.',
    labelNames: ['version', 'role'],
    registers: [registry],
  })
  info.set({ version, role }, 1)
  const gauges = makeDatabaseGauges(registry, metricsQueries)
  return {
    ...makeInstruments(registry),
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    /** Prometheus's text format; without the database's gauges while that is unavailable. */
    render: async (): Promise<string> => {
      await gauges.refresh()
      return registry.metrics()
    },
  }
}
