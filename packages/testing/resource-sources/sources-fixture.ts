import type { ResourceSource, SearchQuery } from '@app/domain'
import { onTestFinished } from 'vitest'
import type { SourceId, SourcePage } from './pages.ts'
import { openSourcesServer } from './sources-server.ts'

type Settings = {
  readonly apiBase: string
  readonly siteBase: string
  readonly allowHosts: readonly string[]
  readonly userAgent: string
  readonly apiKey: string
}

/** An adapter on a server of its own, which ends with the test. */
export async function sourcesFixture<Source extends ResourceSource>(
  id: SourceId,
  make: (settings: Settings) => Source,
  pages?: readonly SourcePage[],
) {
  const server = await openSourcesServer(pages)
  onTestFinished(server.close)
  const base = server.apiBase(id)
  const source = make({
    apiBase: base,
    siteBase: base,
    allowHosts: [server.host],
    userAgent: 'Waymark/0.1.0 (https://learn.example; ada@learn.example)',
    apiKey: 'secret-key',
  })
  return {
    source,
    server,
    /** What was found, without what is not looked at. */
    found: async (query: Partial<SearchQuery> = {}) => {
      const answer = await source.search({ words: 'sourdough starter', language: 'en', field: 'programming', ...query })
      if (!answer.ok) throw new Error(`It failed: ${JSON.stringify(answer.error)}`)
      return answer.value
    },
    /** The parameters of each request so far, in their order. */
    asked: () => server.requests(id).map(({ path }) => new URL(path, server.url)),
  }
}
