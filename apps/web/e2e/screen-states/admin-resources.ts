import type { adminResources, ReplyOf, ResourceSourceState, TroubledLink } from '@app/contract'
import { makeAdmin } from '../support/admins.ts'
import { brokenAnswer, neverAnswered, seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

type Resources = ReplyOf<typeof adminResources>

const RESOURCES = '**/api/admin/resources'

const aSource: ResourceSourceState = {
  name: 'wikimedia',
  title: 'Wikipedia, Wikibooks, Wikiversity',
  state: 'ready',
  used: 212,
  limit: 500,
  window_seconds: 3_600,
  paused_until: null,
  failures: 0,
  last_failure: null,
  last_failure_at: null,
  last_answer_at: '2026-11-24T11:58:00.000Z',
}

const aTroubled: TroubledLink = {
  address: 'https://www.example.org/guides/guitar/2019/07/changing-chords-without-stopping?from=search&lang=en#part-2',
  source: 'searxng',
  state: 'failing',
  failure: 'HTTP 503',
  failing_since: '2026-11-24T06:00:00.000Z',
  read_at: '2026-11-24T11:00:00.000Z',
  chapters: 12,
  reports: { dead: 2, 'off-topic': 0, paywall: 1, other: 0 },
}

const resources: Resources = {
  is_on: true,
  sources: [
    aSource,
    {
      ...aSource,
      name: 'openlibrary',
      title: 'Open Library',
      state: 'paused',
      used: 31,
      limit: 60,
      window_seconds: 60,
      paused_until: '2026-11-24T12:30:00.000Z',
      failures: 4,
      last_failure: 'HTTP 429, asks to be left alone for 30 minutes',
      last_failure_at: '2026-11-24T12:00:00.000Z',
    },
    {
      ...aSource,
      name: 'stackexchange',
      title: 'Stack Exchange',
      state: 'used-up',
      used: 300,
      limit: 300,
      window_seconds: 86_400,
      last_answer_at: null,
    },
  ],
  links: { live: 4_310, failing: 12, gone: 40, unchecked: 7 },
  lists: { searching: 2, settled: 1_204, unreachable: 3 },
  troubled: [
    aTroubled,
    {
      ...aTroubled,
      address: 'https://archive.org/details/strumming-for-beginners-1962',
      source: 'archive',
      state: 'gone',
      failure: 'HTTP 404',
      failing_since: '2026-11-20T06:00:00.000Z',
      chapters: 0,
      reports: { dead: 0, 'off-topic': 0, paywall: 0, other: 0 },
    },
    {
      ...aTroubled,
      address: 'https://en.wikipedia.org/wiki/Chord_(music)',
      source: 'wikimedia',
      state: 'live',
      failure: null,
      failing_since: null,
      chapters: 1,
      reports: { dead: 0, 'off-topic': 1, paywall: 0, other: 0 },
    },
  ],
}

/** Sources and pages are out of reach of these browsers, so what the server would say of them is made up. */
async function enter(visit: Visit, answered: Resources): Promise<void> {
  await visit.page.route(RESOURCES, (route) => route.fulfill({ json: answered }))
  await openPage(visit)
}

async function openPage({ app, learner, page }: Visit): Promise<void> {
  await makeAdmin(app.product, learner.id)
  await page.goto('/admin/resources')
  await seeHeading(page, 'Admin Portal - Resources')
}

const portal: readonly ScreenState[] = [
  {
    name: 'admin-resources',
    reach: async (visit) => {
      await enter(visit, resources)
      await seeText(visit.page, 'HTTP 503')
    },
  },
  {
    name: 'admin-resources-none',
    reach: async (visit) => {
      const lists = { searching: 0, settled: 0, unreachable: 0 }
      const links = { live: 0, failing: 0, gone: 0, unchecked: 0 }
      await enter(visit, { is_on: false, sources: [], links, lists, troubled: [] })
      await seeText(visit.page, 'The search for links is off')
    },
  },
  {
    name: 'admin-resources-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, RESOURCES)
      await openPage(visit)
      await seeText(visit.page, 'Loading the resources...')
    },
  },
  {
    name: 'admin-resources-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, RESOURCES)
      await openPage(visit)
      await seeText(visit.page, 'We couldn’t load the resources.')
    },
  },
]

export const adminResourceStates: ScreenStateGroup = { name: 'resources for admins', signedIn: true, states: portal }
