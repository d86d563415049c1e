import type { SearchQuery } from '@app/domain'
import { describeResourceSource, type OpenSource, type SourceScenario } from '@app/domain/testing/contracts'
import type { SourceFault } from '@app/testing/resource-sources/faults'
import type { Format } from '@app/testing/resource-sources/format'
import { HOSTILE_PAGES } from '@app/testing/resource-sources/hostile-pages'
import type { SourcePage } from '@app/testing/resource-sources/pages'
import { openSourcesServer } from '@app/testing/resource-sources/sources-server'
import { onTestFinished } from 'vitest'
import type { SourceOptions } from '../src/source.ts'
import { makeSource, type SourceId } from '../src/sources.ts'

const API_KEY = 'key+of/a test=='
const USER_AGENT = 'Waymark/0.1.0 (https://waymark.example; admin@waymark.example)'
/** Where nothing listens: see `NOWHERE`. */
const NOWHERE_BASE = 'http://127.0.0.1:2'
/** In which no answer comes: so these need not wait for long. */
const SILENT: readonly SourceScenario[] = ['hang', 'stall']
const WELL: readonly SourceScenario[] = ['good', 'hostile', 'unreachable']

/** The port's suite, on a server that speaks the source's format and does what the scenario says. */
export const describeSource = (name: SourceId, format: Format): void =>
  describeResourceSource(name, opener(name, format))

const opener =
  (name: SourceId, format: Format) =>
  async (scenario: SourceScenario): Promise<OpenSource> => {
    const server = await openSourcesServer(scenario === 'hostile' ? HOSTILE_PAGES : undefined, { [name]: format })
    // the others are called as the faults are
    if (!WELL.includes(scenario)) server.setFault(name, scenario === 'waiting' ? 'hang' : (scenario as SourceFault))
    return {
      source: makeSource(name, {
        apiBase: scenario === 'unreachable' ? NOWHERE_BASE : server.apiBase(name),
        allowHosts: [server.host],
        userAgent: USER_AGENT,
        apiKey: API_KEY,
        ...(SILENT.includes(scenario) && { timeoutMs: 300 }),
      }),
      secret: API_KEY,
      userAgent: USER_AGENT,
      allowHosts: [server.host],
      requests: () => server.requests(name).map(({ headers }) => ({ userAgent: headers['user-agent'] })),
      busiest: () => server.busiest(name),
      close: server.close,
    }
  }

/** A source on a server of its own, which ends with the test. */
export async function sourceFixture(
  name: SourceId,
  format: Format,
  { pages, ...options }: Partial<SourceOptions> & { readonly pages?: readonly SourcePage[] } = {},
) {
  const server = await openSourcesServer(pages, { [name]: format })
  onTestFinished(server.close)
  const source = makeSource(name, {
    apiBase: server.apiBase(name),
    allowHosts: [server.host],
    userAgent: USER_AGENT,
    apiKey: 'secret-key',
    ...options,
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
    /** The address of each request so far, in their order. */
    asked: () => server.requests(name).map(({ path }) => new URL(path, server.url)),
  }
}
