import { NO_RESOURCES, type PageReader, type ResourceSearch, type SourceStore } from '@app/domain'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { productVersion } from '../product-version.ts'
import { systemClock } from '../system.ts'

type Parts = { readonly store: SourceStore; readonly log: Logger; readonly metrics: Metrics | null }

/** Where learning resources are looked for, and what reads their pages; imported lazily, and not at all where no source is configured. */
export async function chooseResources(
  config: Config,
  { store, log, metrics }: Parts,
): Promise<{ readonly resourceSearch: ResourceSearch; readonly pageReader: PageReader }> {
  const { sources, settings, allowHosts } = config.resources
  if (sources.length === 0) return NO_RESOURCES
  const { makePageReader, makeResourceSearch, makeSource, makeUserAgent } = await import('@app/resources')
  const { appUrl, contactEmail } = config
  const userAgent = makeUserAgent({ version: productVersion(), appUrl, contactEmail })
  const resourceSearch = makeResourceSearch({
    sources: sources.map((name) => makeSource(name, { userAgent, allowHosts, ...settings[name] })),
    store,
    clock: systemClock,
    log: (line) => log.warn(line),
    ...(metrics && { onAnswer: metrics.onSourceAnswer }),
  })
  const reader = makePageReader({ userAgent, allowHosts })
  const read: PageReader['read'] = async (address, signal) => {
    const reading = await reader.read(address, signal)
    metrics?.onPageRead(reading.kind)
    return reading
  }
  return { resourceSearch, pageReader: { read } }
}
