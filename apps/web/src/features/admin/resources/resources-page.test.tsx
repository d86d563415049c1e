import { adminResources, type ResourceSourceState, type TroubledLink } from '@app/contract'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fakeServer, lateAnswer, refusal, reply } from '../../../api/testing/fake-server.ts'
import { renderSignedIn } from '../../../api/testing/signed-in.tsx'
import { type AdminResources, ResourcesPage } from './resources-page.tsx'

describe('ResourcesPage', () => {
  it('should say how each source does', async () => {
    open({
      sources: [
        aSource(),
        aSource({ name: 'openlibrary', title: 'Open Library', state: 'used-up', used: 1_000, limit: 1_000 }),
        aSource({ ...PAUSED, name: 'stackexchange', title: 'Stack Exchange' }),
      ],
    })
    const table = await section('Sources')
    expect(cellsOf(table, 'Wikipedia')).toEqual(['Ready', '12 of 500 per hour', 'None', 'Never', '0'])
    expect(cellsOf(table, 'Open Library').slice(0, 2)).toEqual([
      'Used upUntil its limit resets',
      '1,000 of 1,000 per hour',
    ])
    const [state, used, failure, answer, failures] = cellsOf(table, 'Stack Exchange')
    expect(state).toMatch(/^PausedUntil Nov 2\d, 2026/)
    expect(used).toBe('3 of 10 in 30 seconds')
    expect(failure).toMatch(/^HTTP 429Nov 2\d, 2026/)
    expect(answer).toMatch(/^Nov 2\d, 2026/)
    expect(failures).toBe('4')
  })

  it('should count links and chapters', async () => {
    open({})
    expect(countsOf(await section('Links'))).toEqual(['Works1,200', 'Failing3', 'Gone2', 'Not checked yet40'])
    expect(countsOf(await section('Chapters'))).toEqual(['Searching1', 'Done410', 'No source reached5'])
  })

  it('should show each link in trouble with what is known of it', async () => {
    open({ troubled: [aTroubledLink()] })
    const shown = await section('Links with problems')
    const link = within(shown).getByRole('link', { name: 'https://example.org/gone?a=1 (opens in new tab)' })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://example.org/gone?a=1',
      '_blank',
      'noopener noreferrer nofollow',
    ])
    const [state, failure, read, reports, chapters] = cellsOf(shown, 'https')
    expect([state, reports, chapters]).toEqual(['Failing', 'Doesn’t work (2), needs a login or payment (1)', '7'])
    expect(failure).toMatch(/^HTTP 404Since Nov 2\d, 2026/)
    expect(read).toMatch(/^Nov 2\d, 2026/)
  })

  it('should lead nowhere but to an address of the web', async () => {
    open({ troubled: [aTroubledLink({ address: 'javascript:alert(1)' })] })
    const words = await screen.findByText(/^javascript:alert/)
    expect(words.getAttribute('href')).toBe(null)
  })

  it('should say what there is none of', async () => {
    open({ sources: [], is_on: false })
    expect(await screen.findByText('No sources are configured.')).toBeVisible()
    expect(screen.getByText('No links with problems.')).toBeVisible()
    expect(screen.getByText('The search for links is off')).toBeVisible()
  })

  it('should say that it loads, and why it could not', async () => {
    const late = lateAnswer()
    const server = fakeServer({ [RESOURCES]: late.handler })
    renderSignedIn(<ResourcesPage />)
    expect(await screen.findByText('Loading the resources...')).toBeVisible()
    late.arrive(...refusal(400, 'invalid-input', 'The server says why.'))
    expect((await screen.findByRole('alert')).textContent).toContain('The server says why.')
    server.answer({ [RESOURCES]: reply(adminResources, aState({})) })
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Sources' })).toBeVisible()
  })

  it('should be read again when asked, and keep what it had when that fails', async () => {
    const server = open({})
    const button = await screen.findByRole('button', { name: 'Refresh' })
    server.answer({ [RESOURCES]: refusal(400, 'invalid-input', 'The server says why.') })
    fireEvent.click(button)
    expect(await screen.findByText('We couldn’t refresh the resources.')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Sources' })).toBeVisible()
    expect(server.count(RESOURCES)).toBe(2)
  })

  it('should draw cards where a table has no room', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
    open({ troubled: [aTroubledLink()] })
    const list = await screen.findByRole('list', { name: 'Links with problems, newest first' })
    expect(within(list).getByText('HTTP 404')).toBeVisible()
    expect(within(screen.getByRole('list', { name: 'Sources' })).getByText('12 of 500 per hour')).toBeVisible()
  })
})

// Helpers

const RESOURCES = 'GET /api/admin/resources'

const aSource = (changes: Partial<ResourceSourceState> = {}): ResourceSourceState => ({
  name: 'wikimedia',
  title: 'Wikipedia',
  state: 'ready',
  used: 12,
  limit: 500,
  window_seconds: 3_600,
  paused_until: null,
  failures: 0,
  last_failure: null,
  last_failure_at: null,
  last_answer_at: null,
  ...changes,
})

const PAUSED: Partial<ResourceSourceState> = {
  state: 'paused',
  used: 3,
  limit: 10,
  window_seconds: 30,
  paused_until: '2026-11-24T12:10:00.000Z',
  failures: 4,
  last_failure: 'HTTP 429',
  last_failure_at: '2026-11-24T12:00:00.000Z',
  last_answer_at: '2026-11-24T11:00:00.000Z',
}

const aTroubledLink = (changes: Partial<TroubledLink> = {}): TroubledLink => ({
  address: 'https://example.org/gone?a=1',
  source: 'wikimedia',
  state: 'failing',
  failure: 'HTTP 404',
  failing_since: '2026-11-23T12:00:00.000Z',
  read_at: '2026-11-24T12:00:00.000Z',
  chapters: 7,
  reports: { dead: 2, 'off-topic': 0, paywall: 1, other: 0 },
  ...changes,
})

const aState = (changes: Partial<AdminResources>): AdminResources => ({
  is_on: true,
  sources: [aSource()],
  links: { live: 1_200, failing: 3, gone: 2, unchecked: 40 },
  lists: { searching: 1, settled: 410, unreachable: 5 },
  troubled: [],
  ...changes,
})

function open(changes: Partial<AdminResources>) {
  const server = fakeServer({ [RESOURCES]: reply(adminResources, aState(changes)) })
  renderSignedIn(<ResourcesPage />, { at: '/admin/resources' })
  return server
}

const section = (name: string) => screen.findByRole('region', { name })

const countsOf = (shown: HTMLElement) => [...shown.querySelectorAll('dl > div')].map(({ textContent }) => textContent)

const cellsOf = (shown: HTMLElement, name: string) =>
  within(within(shown).getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)
