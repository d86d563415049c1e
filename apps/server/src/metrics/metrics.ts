import type { Census } from '@app/postgres'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { makeCensusGauges } from './census-gauges.ts'
import { makeInstruments } from './instruments.ts'

export type Metrics = ReturnType<typeof makeMetrics>

/** Everything that Prometheus can read of this process, and through it of the database. */
export function makeMetrics({
  census,
  version,
  role,
}: {
  readonly census: Census
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
  const gauges = makeCensusGauges(registry, census)
  return {
    ...makeInstruments(registry),
    contentType: registry.contentType,
    names: () => registry.getMetricsAsArray().map(({ name }) => name),
    /** In the text format of Prometheus. A database that is away does not keep the rest from being told. */
    tell: async (): Promise<string> => {
      await gauges.refresh()
      return registry.metrics()
    },
  }
}
