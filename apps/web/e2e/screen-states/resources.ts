import type { ChapterView, CuratedResource } from '@app/contract'
import type { Page } from '@playwright/test'
import { seeText } from './freeze.ts'
import { givePlans } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenState, Visit } from './screen-state.ts'

const AT = '2026-11-22T10:00:00.000Z'
const id = (number: number): string => `0192f3a0-0000-7000-8000-00000000000${number}`

const aSearch: CuratedResource = {
  link: 'https://www.youtube.com/results?search_query=leaving+on+a+jet+plane+play+along+slow',
  title: 'Play along at half speed',
  resource_type: 'video',
  ai_justification: 'The song of this chapter with the chords on screen, slow enough to keep up.',
  id: null,
  site: 'YouTube',
  language: null,
  minutes: null,
  free: null,
  state: 'search',
  checked_at: null,
  replaced: null,
  reported: null,
  reported_before: [],
}

const aPage: CuratedResource = {
  ...aSearch,
  link: 'https://en.wikibooks.org/wiki/Guitar/Chords',
  title: 'Guitar: chord changes, step by step',
  resource_type: 'book',
  ai_justification: 'Explains which fingers stay where they are, which is half of every change.',
  id: id(1),
  site: 'en.wikibooks.org',
  language: 'en',
  minutes: 25,
  free: true,
  state: 'checked',
  checked_at: AT,
}

const aCourse: CuratedResource = {
  ...aPage,
  link: 'https://courses.example.org/gitarre',
  title: 'Gitarre für das Lagerfeuer',
  resource_type: 'course',
  ai_justification: 'Six short lessons with a metronome that gets faster from one to the next.',
  id: id(2),
  site: 'courses.example.org',
  language: 'de',
  minutes: 360,
  free: false,
  replaced: { title: 'One-minute chord changes', why: 'gone', at: AT },
}

const anUnchecked: CuratedResource = {
  ...aPage,
  link: 'https://archive.org/details/strumming-for-beginners-1962',
  title: 'Strumming for beginners',
  resource_type: 'video',
  ai_justification: 'Down and up strokes from close by, before habits set in.',
  id: id(3),
  site: 'archive.org',
  minutes: 12,
  state: 'unchecked',
  checked_at: null,
  replaced: { title: 'Guitar Hero tricks', why: 'reported', at: AT },
}

const searches = [aSearch, { ...aSearch, link: `${aSearch.link}+again`, title: 'One-minute chord changes' }]

/** As a server answers that has looked for links: sources, and pages to be opened, are out of reach of these browsers. */
const withResources = (page: Page, status: ChapterView['resources_status'], resources: readonly CuratedResource[]) =>
  page.route('**/api/chapters/*', async (route) => {
    const response = await route.fetch()
    const view: ChapterView = await response.json()
    const content = view.generated_content && { ...view.generated_content, curated_resources: resources }
    await route.fulfill({ response, json: { ...view, resources_status: status, generated_content: content } })
  })

async function open(visit: Visit, ...answer: [ChapterView['resources_status'], readonly CuratedResource[]]) {
  await withResources(visit.page, ...answer)
  const [plan] = await givePlans(visit, guitar('done', 'done', 'open'))
  await visit.page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[2]}`)
}

const shows = (page: Page) => page.locator('#resources')

const inState = (
  name: string,
  words: string | RegExp,
  ...answer: [ChapterView['resources_status'], readonly CuratedResource[]]
): ScreenState => ({
  name,
  shows,
  reach: async (visit) => {
    await open(visit, ...answer)
    await seeText(visit.page, words)
  },
})

export const resourceStates: readonly ScreenState[] = [
  inState('chapter-resources', 'Not checked yet', 'settled', [aPage, aCourse, anUnchecked, aSearch]),
  inState('chapter-resources-searches', /^Each link opens a search/, 'off', searches),
  inState('chapter-resources-searching', /^Looking for pages/, 'searching', searches),
  inState('chapter-resources-unreachable', /^We couldn’t reach our sources/, 'unreachable', searches),
  inState('chapter-resources-unsearched', 'Find checked links', 'unsearched', searches),
  inState('chapter-resources-reported', /^Thanks!/, 'searching', [{ ...aPage, reported: 'dead' }, aCourse]),
  inState('chapter-resources-kept', /^You reported this link\./, 'settled', [{ ...aPage, reported: 'other' }]),
  {
    name: 'chapter-resources-report',
    shows,
    reach: async (visit) => {
      await open(visit, 'settled', [aPage, aCourse])
      await visit.page.getByRole('button', { name: `Report this link: ${aPage.title}` }).click()
      await visit.page.getByRole('button', { name: 'Send report' }).click()
      await seeText(visit.page, 'Please choose what’s wrong.')
    },
  },
]
