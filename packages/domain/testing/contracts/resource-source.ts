import { getEventListeners } from 'node:events'
import { describe, expect } from 'vitest'
import type { ResourceSource, SearchFailure, SearchQuery } from '../../src/ports/resource-search.ts'
import type { Candidate } from '../../src/resources/candidate.ts'
import { DAY, SECOND } from '../../src/shared/duration.ts'
import { hasControlCharacter, hasInvisibleCharacter } from '../../src/shared/text.ts'
import { itOn } from './it-on.ts'

/** What the vendor's server does, in the order of the suite. */
export const SOURCE_SCENARIOS = {
  good: 'a server that knows some pages about sourdough in English, and none about zeppelins',
  hostile: 'one whose pages about sourdough are many, with texts and addresses that must not get through',
  unreachable: 'no server',
  hang: 'one that does not answer, for a client that soon gives up',
  waiting: 'one that does not answer, for a client that waits for long',
  stall: 'one that begins to answer, and stops',
  'cut-off': 'one whose answer breaks off',
  broken: 'one that is broken (500)',
  'rate-limited': 'one that wants to be left alone for ten minutes (429)',
  refused: 'one that refuses the client (403)',
  empty: 'an empty answer',
  html: 'a page in the place of JSON',
  flood: 'an answer of 10 MB, which was compressed',
  'no-list': 'JSON without a list of results',
  'wrong-types': 'results that hold numbers in the place of texts',
  elsewhere: 'one that redirects to another host',
} as const
export type SourceScenario = keyof typeof SOURCE_SCENARIOS

export type OpenSource = {
  readonly source: ResourceSource
  /** The key, if the source has one: no failure may quote it. */
  readonly secret: string
  readonly userAgent: string
  /** Hosts with a port that its candidates may have all the same. */
  readonly allowHosts: readonly string[]
  /** That reached the vendor. */
  readonly requests: () => readonly { readonly userAgent: string | undefined }[]
  /** How many requests the vendor got at once, at most. */
  readonly busiest: () => number
  readonly close: () => Promise<unknown>
}

/** Of a field for which each source has something. */
const QUERY: SearchQuery = { words: 'sourdough starter', language: 'en', field: 'programming' }

const FAILURES: readonly (readonly [SourceScenario, readonly SearchFailure['kind'][]])[] = [
  ['unreachable', ['unreachable']],
  ['hang', ['unreachable']],
  ['stall', ['unreachable']],
  ['cut-off', ['unreachable']],
  ['broken', ['unreachable']],
  ['rate-limited', ['limited']],
  ['refused', ['refused']],
  ['empty', ['malformed']],
  ['html', ['malformed']],
  ['flood', ['malformed', 'unreachable']],
  ['no-list', ['malformed']],
  ['wrong-types', ['malformed']],
  ['elsewhere', ['malformed', 'unreachable']],
]

/** What `ResourceSearch` relies on. `open` is called for each test. */
export function describeResourceSource(name: string, open: (scenario: SourceScenario) => Promise<OpenSource>): void {
  const given = (scenario: SourceScenario, should: string, test: (opened: OpenSource) => Promise<void>): void =>
    itOn(() => open(scenario))(`should ${should}, given ${SOURCE_SCENARIOS[scenario]}`, test)

  describe(`${name}: resource source`, () => {
    given('good', 'say who it is, what it may be asked and how long answers stay', async ({ source }) => {
      expect(source.name).toMatch(/^[a-z][a-z-]{2,29}$/)
      expect(source.title).toMatch(/^\S.{1,40}\S$/)
      expect(source.budget.requests).toBeGreaterThan(0)
      expect(source.budget.within).toBeGreaterThanOrEqual(SECOND)
      expect(source.retention).toBeGreaterThan(0)
      expect(source.retention).toBeLessThanOrEqual(30 * DAY)
      expect(source.covers('en')).toBe(true)
    })

    given('good', 'find pages that exist, each as the port describes it', async (opened) => {
      const candidates = await found(opened)
      expect(candidates.length).toBeGreaterThan(0)
      for (const candidate of candidates) expect(candidate.title).toMatch(/sourdough|starter/i)
    })

    given('good', 'find the same when it is asked again, in any case', async (opened) => {
      const first = await found(opened)
      expect(await found(opened)).toEqual(first)
      expect(await found(opened, 'SOURDOUGH  Starter')).toEqual(first)
    })

    given('good', 'answer with nothing where there is nothing', async ({ source }) => {
      expect(await source.search({ ...QUERY, words: 'zeppelins' })).toEqual({ ok: true, value: [] })
    })

    given('good', 'take any words for words', async (opened) => {
      const strange = [
        '',
        ' ',
        '" OR 1=1 --',
        '*:*',
        '../..?q=x&key=y#z',
        'a\0b',
        '\ud800',
        '🥖'.repeat(60),
        'c++ & c#',
      ]
      for (const words of strange) {
        const answer = await opened.source.search({ ...QUERY, words })
        if (!answer.ok) expect(answer.error.kind).not.toBe('unreachable')
      }
      expect((await found(opened, '"sourdough" (starter) & more: [x] {y} ~z ^2 \\')).length).toBeGreaterThan(0)
    })

    given('good', 'say who asks, in every request, and make one at a time', async (opened) => {
      await Promise.all([found(opened), found(opened, 'sourdough'), found(opened, 'baking')])
      const agents = opened.requests().map(({ userAgent }) => userAgent)
      expect(agents.length).toBeGreaterThanOrEqual(3)
      expect(new Set(agents)).toEqual(new Set([opened.userAgent]))
      expect(opened.busiest()).toBe(1)
    })

    given('good', 'ask nothing when it is stopped before', async ({ source, requests }) => {
      const answer = await source.search(QUERY, AbortSignal.abort())
      expect(answer.ok).toBe(false)
      expect(requests()).toEqual([])
    })

    given('good', 'leave no listener behind', async ({ source }) => {
      const stop = new AbortController()
      await source.search(QUERY, stop.signal)
      expect(getEventListeners(stop.signal, 'abort')).toEqual([])
    })

    given('hostile', 'let no unfit text or address through', async (opened) => {
      const candidates = await found(opened)
      expect(candidates.length).toBeGreaterThan(0)
      expect(JSON.stringify(candidates)).not.toMatch(/alert\(1\)|onerror|<p>|password|javascript:/)
    })

    for (const [scenario, kinds] of FAILURES) {
      given(scenario, `fail as ${kinds.join(' or ')}, in one line without a secret`, async ({ source, secret }) => {
        const answer = await source.search(QUERY)
        if (answer.ok) throw new Error('It answered.')
        const { kind, retryAfterMs, detail } = answer.error
        expect(kinds).toContain(kind)
        expect(retryAfterMs).toBe(scenario === 'rate-limited' ? 600 * SECOND : null)
        expect(detail).toMatch(/^\S.*$/)
        for (const written of [secret, encodeURIComponent(secret)]) expect(detail).not.toContain(written)
      })
    }

    given('waiting', 'end as soon as it is stopped, whether asked or in the queue', async ({ source, requests }) => {
      const stop = new AbortController()
      const answers = [source.search(QUERY, stop.signal), source.search(QUERY, stop.signal)]
      await expect.poll(() => requests().length).toBe(1)
      stop.abort()
      for (const answer of await Promise.all(answers)) expect(answer.ok).toBe(false)
      expect(requests()).toHaveLength(1)
    })
  })
}

// Helpers

/** The candidates, after a look at all that the port promises of them. */
async function found({ source, allowHosts }: OpenSource, words = QUERY.words): Promise<readonly Candidate[]> {
  const answer = await source.search({ ...QUERY, words })
  if (!answer.ok) throw new Error(`It failed: ${JSON.stringify(answer.error)}`)
  const candidates = answer.value
  expect(candidates.length).toBeLessThanOrEqual(10)
  expect(new Set(candidates.map(({ address }) => address)).size).toBe(candidates.length)
  for (const candidate of candidates) {
    expect(candidate.source).toBe(source.name)
    expectFitAddress(candidate.address, allowHosts)
    expectOneLine(candidate.title, 300)
    expect(candidate.title).not.toBe('')
    expectOneLine(candidate.excerpt, 600)
    expect(candidate.language === null || /^[a-z]{2,3}$/.test(candidate.language)).toBe(true)
    expect(candidate.minutes === null || (Number.isInteger(candidate.minutes) && candidate.minutes > 0)).toBe(true)
  }
  return candidates
}

function expectFitAddress(address: string, allowHosts: readonly string[]): void {
  expect(address.length).toBeLessThanOrEqual(2_000)
  const { protocol, username, password, port, host, hash, href } = new URL(address)
  expect({ protocol, username, password, hash }).toEqual({
    protocol: expect.stringMatching(/^https?:$/),
    username: '',
    password: '',
    hash: '',
  })
  expect(port === '' || allowHosts.includes(host)).toBe(true)
  expect(href).toBe(address)
}

function expectOneLine(text: string, length: number): void {
  expect(text.length).toBeLessThanOrEqual(length)
  expect(hasControlCharacter(text) || hasInvisibleCharacter(text)).toBe(false)
  expect(text).toBe(text.trim().replace(/\s+/g, ' '))
}
