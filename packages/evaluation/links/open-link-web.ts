import type { Candidate, Clock, PageReader, ResourceSearch, ResourceSource } from '@app/domain'
import { makeMemorySourceStore } from '@app/domain/testing'
import { makeInternetArchiveSource } from '@app/internet-archive'
import { makeMitLearnSource } from '@app/mit-learn'
import { makeOpenLibrarySource } from '@app/open-library'
import { makePageReader } from '@app/page-reader'
import { makeResourceSearch, makeUserAgent } from '@app/resource-kit'
import { makeSearxngSource } from '@app/searxng'
import { makeStackExchangeSource } from '@app/stack-exchange'
import { openLocalWeb } from '@app/testing/local-web/local-web'
import { openSourcesServer } from '@app/testing/resource-sources/sources-server'
import { makeWikimediaSource } from '@app/wikimedia'
import type { WebPage } from '../cases/web-pages.ts'
import { openTrap } from './open-trap.ts'
import { knownPage, type PlacedPage, placed, publicPlace } from './placed-pages.ts'
import { sitePages } from './site-pages.ts'

export type LinkWeb = Awaited<ReturnType<typeof openLinkWeb>>

type Options = {
  readonly pages: readonly WebPage[]
  readonly clock: Clock
  /** As sites see the product; short, so that a test takes no seconds. */
  readonly pace?: 'real' | 'short'
  /** `refused`: nothing answers at any source's address; `silent`: a connection that brings nothing. */
  readonly network?: 'there' | 'refused' | 'silent'
}

const SHORT = { visitMs: 1_000, totalMs: 2_000, gapMs: 0 }
const USER_AGENT = makeUserAgent({ version: '0', appUrl: 'http://localhost', contactEmail: 'ada@example.com' })

/** Sites and sources on this machine, and the product's own adapters that search and read them. */
export async function openLinkWeb({ pages, clock, pace = 'real', network = 'there' }: Options) {
  const trap = await openTrap()
  const all = pages.map((page, index) => placed(page, index + 1))
  const web = await openLocalWeb(sitePages(all, trap.addresses))
  const server = await openSourcesServer(all.map((page) => knownPage(page, web.at)))
  const base = network === 'refused' ? 'http://127.0.0.1:2' : server.url
  if (network === 'silent') for (const source of SOURCE_IDS) server.setFault(source, 'hang')
  const store = makeMemorySourceStore()
  const sources = makeSources({ base, allowHosts: [server.host, ...web.allowHosts] })
  const found: Candidate[][] = []
  const search = recorded(
    makeResourceSearch({
      sources: sources.map((source) => asPublic(source, server.url, web.at)),
      ...{ store, clock },
    }),
    found,
  )
  const isThere = network === 'there'
  const reader: PageReader = makePageReader({
    userAgent: USER_AGENT,
    allowHosts: web.allowHosts,
    lookup: async (host) => (isThere ? (host === 'inner.example' ? ['127.0.0.1'] : web.lookup(host)) : []),
    ...(pace === 'short' && { times: SHORT }),
  })
  return {
    isThere,
    search,
    reader,
    store,
    budgets: sources.map(({ name, budget }) => ({ name, budget })),
    /** What the searches have found so far, a list each. */
    found,
    requests: () => server.requests().length,
    visits: () => web.requests.length,
    trapped: () => trap.connections(),
    /** Makes something else of a page. */
    change: (page: PlacedPage, changes: Partial<WebPage>) =>
      web.put(sitePages([{ ...page, ...changes }], trap.addresses)),
    /** What a learner would see there; null: no site has such a page. */
    pageAt: (address: string): PlacedPage | null => {
      const place = address.replace(/^https?:\/\//, '').replace(`:${web.port}`, '')
      return all.find((page) => page.place === place) ?? movedTo(all, place)
    },
    close: async () => void (await Promise.all([trap.close(), web.close(), server.close()])),
  }
}

const SOURCE_IDS = [
  ...(['wikimedia', 'open-library', 'internet-archive', 'mit-learn', 'stack-exchange', 'searxng'] as const),
]

function makeSources({ base, allowHosts }: { readonly base: string; readonly allowHosts: readonly string[] }) {
  const of = (source: (typeof SOURCE_IDS)[number]) => ({
    userAgent: USER_AGENT,
    allowHosts,
    apiBase: `${base}/${source}${source === 'wikimedia' ? '/{language}/{project}' : ''}`,
  })
  return [
    makeWikimediaSource(of('wikimedia')),
    makeOpenLibrarySource(of('open-library')),
    makeInternetArchiveSource(of('internet-archive')),
    makeMitLearnSource(of('mit-learn')),
    makeStackExchangeSource(of('stack-exchange')),
    makeSearxngSource(of('searxng')),
  ]
}

const asPublic = (source: ResourceSource, server: string, at: (place: string) => string): ResourceSource => ({
  ...source,
  search: async (query, signal) => {
    const answer = await source.search(query, signal)
    if (!answer.ok) return answer
    const value = answer.value.map((candidate) => {
      const place = publicPlace(candidate.address, server)
      return place === null ? candidate : { ...candidate, address: at(place) }
    })
    return { ok: true, value }
  },
})

const recorded = (search: ResourceSearch, found: Candidate[][]): ResourceSearch => ({
  ...search,
  search: async (query, signal) => {
    const answer = await search.search(query, signal)
    found.push([...answer.candidates])
    return answer
  },
})

const movedTo = (all: readonly PlacedPage[], place: string): PlacedPage | null => {
  const before = place.replace('/new/', '/')
  return all.find((page) => page.manner === 'moved' && page.place === before && before !== place) ?? null
}
