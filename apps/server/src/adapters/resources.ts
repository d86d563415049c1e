import { NO_PAGE_READER, NO_RESOURCE_SEARCH, type PageReader, type ResourceSearch, type SourceStore } from '@app/domain'
import type { Logger } from 'pino'
import type { ConfiguredSource } from '../config/resource-variables.ts'
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
  const { sources: names, allowHosts } = config.resources
  if (names.length === 0) return { resourceSearch: NO_RESOURCE_SEARCH, pageReader: NO_PAGE_READER }
  const [{ makeResourceSearch, makeUserAgent }, { makePageReader }] = await Promise.all([
    import('@app/resource-kit'),
    import('@app/page-reader'),
  ])
  const { appUrl, contactEmail } = config
  const userAgent = makeUserAgent({ version: productVersion(), appUrl, contactEmail })
  const sources = await Promise.all(names.map((name) => makeSource(name, config, userAgent)))
  const resourceSearch = makeResourceSearch({
    sources,
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

async function makeSource(name: ConfiguredSource, { resources }: Config, userAgent: string) {
  const apiBase = resources.bases[name]
  const options = { userAgent, allowHosts: resources.allowHosts, ...(apiBase && { apiBase }) }
  if (name === 'wikimedia') return (await import('@app/wikimedia')).makeWikimediaSource(options)
  if (name === 'open-library') return (await import('@app/open-library')).makeOpenLibrarySource(options)
  if (name === 'internet-archive') return (await import('@app/internet-archive')).makeInternetArchiveSource(options)
  if (name === 'mit-learn') return (await import('@app/mit-learn')).makeMitLearnSource(options)
  if (name === 'stack-exchange') {
    const apiKey = resources.keys['stack-exchange']
    const { makeStackExchangeSource } = await import('@app/stack-exchange')
    return makeStackExchangeSource({ ...options, ...(apiKey && { apiKey }) })
  }
  if (name === 'searxng') {
    const { makeSearxngSource } = await import('@app/searxng')
    return makeSearxngSource({ ...options, apiBase: apiBase ?? '' })
  }
  // the configuration refuses these without their key
  const apiKey = resources.keys[name] ?? ''
  if (name === 'openalex') return (await import('@app/openalex')).makeOpenAlexSource({ ...options, apiKey })
  if (name === 'youtube') return (await import('@app/youtube')).makeYouTubeSource({ ...options, apiKey })
  return (await import('@app/brave')).makeBraveSource({ ...options, apiKey })
}
