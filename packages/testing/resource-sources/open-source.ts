import type { ResourceSource } from '@app/domain'
import type { OpenSource, SourceScenario } from '@app/domain/testing/contracts'
import type { SourceFault } from './faults.ts'
import { HOSTILE_PAGES } from './hostile-pages.ts'
import type { SourceId } from './pages.ts'
import { openSourcesServer } from './sources-server.ts'

/** What an adapter is made of in a test. */
export type SourceSettings = {
  readonly apiBase: string
  readonly siteBase: string
  readonly allowHosts: readonly string[]
  readonly userAgent: string
  readonly apiKey: string
  readonly timeoutMs?: number
}

const API_KEY = 'key+of/a test=='
const USER_AGENT = 'Waymark/0.1.0 (https://waymark.example; admin@waymark.example)'
/** Where nothing listens: see `NOWHERE`. */
const NOWHERE_BASE = 'http://127.0.0.1:2'
/** In which no answer comes: so these need not wait for long. */
const SILENT: readonly SourceScenario[] = ['hang', 'stall']
const WELL: readonly SourceScenario[] = ['good', 'hostile', 'unreachable']

/** For `describeResourceSource`: an adapter on a server that speaks its format, and does what the scenario says. */
export const openSource =
  (source: SourceId, make: (settings: SourceSettings) => ResourceSource) =>
  async (scenario: SourceScenario): Promise<OpenSource> => {
    const server = await openSourcesServer(scenario === 'hostile' ? HOSTILE_PAGES : undefined)
    // the others are called as the faults are
    if (!WELL.includes(scenario)) server.setFault(source, scenario === 'waiting' ? 'hang' : (scenario as SourceFault))
    const apiBase = scenario === 'unreachable' ? NOWHERE_BASE : server.apiBase(source)
    return {
      source: make({
        apiBase,
        siteBase: server.apiBase(source),
        allowHosts: [server.host],
        userAgent: USER_AGENT,
        apiKey: API_KEY,
        ...(SILENT.includes(scenario) && { timeoutMs: 300 }),
      }),
      secret: API_KEY,
      userAgent: USER_AGENT,
      allowHosts: [server.host],
      requests: () => server.requests(source).map(({ headers }) => ({ userAgent: headers['user-agent'] })),
      busiest: () => server.busiest(source),
      close: server.close,
    }
  }
