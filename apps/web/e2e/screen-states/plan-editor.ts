import type { Page } from '@playwright/test'
import { expect, press, seeText } from './freeze.ts'
import { ANY_PLAN, holdNotice, openPlan } from './plan.ts'
import { givePlans, giveRevision } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

/** The editor of a plan whose first chapter is read, as this leaves it. */
const ofEditor = (name: string, reach: (visit: Visit) => Promise<void>): ScreenState => ({
  name,
  reach: async (visit) => {
    await openPlan(visit, guitar('done'))
    await press(visit.page, 'Edit plan')
    await expect(visit.page.getByRole('button', { name: 'Rename' })).toBeFocused()
    await reach(visit)
  },
})

const stop = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Chapters' })
    .getByRole('listitem')
    .nth(number - 1)

const REQUEST = 'Drop the one about singing, add barre chords, and make the last one about my own songs'
const NEW = {
  number: 3,
  title: 'Barre chords',
  summary: 'One shape that moves along the neck makes every chord there is.',
  objectives: ['Hold F so that all strings ring', 'Find any chord without looking it up'],
  minutes: 120,
}
const LAST = {
  number: 6,
  title: 'An evening of ten songs',
  summary: 'You put together a list of songs.',
  objectives: ['Choose ten songs', 'Lead the evening'],
  minutes: 150,
}
const CHANGES = [
  {
    kind: 'remove',
    chapterId: '0192f3a0-0000-7000-8000-000000000001',
    before: { ...NEW, number: 5, title: 'Singing and playing at once' },
  },
  {
    kind: 'move',
    chapterId: '0192f3a0-0000-7000-8000-000000000002',
    before: { ...NEW, number: 4, title: 'Strumming that sounds like the song' },
    after: { ...NEW, number: 2, title: 'Strumming that sounds like the song' },
  },
  { kind: 'add', after: NEW },
  {
    kind: 'reword',
    chapterId: '0192f3a0-0000-7000-8000-000000000003',
    before: LAST,
    after: {
      ...LAST,
      title: 'An evening of your own songs',
      summary: 'You put together a list of songs that you wrote, and play them to your friends.',
      objectives: ['Choose ten songs of your own', 'Lead the evening'],
    },
  },
]

const NOT_DONE = [
  '“An evening of ten songs” builds on “Singing and playing at once”, so it has to come later.',
  'There’s no chapter 9: the plan has 6 chapters.',
]

/** A plan of which changes were asked for. */
async function openRevised(visit: Visit, revision: object): Promise<void> {
  const [plan] = await givePlans(visit, guitar('done'))
  await giveRevision(visit, plan?.id, { request: REQUEST, ...revision })
  await visit.page.goto(`/learning-plan/${plan?.id}`)
}

const ofRevision = (name: string, revision: object): ScreenState => ({
  name,
  reach: async (visit) => {
    await openRevised(visit, revision)
    await press(visit.page, /^(See the changes|Edit plan)$/)
    await seeText(visit.page, /singing, add barre chords/)
  },
})

async function askFor(page: Page, request: string): Promise<void> {
  await press(page, 'Describe changes')
  await page.getByLabel('What should be different?').fill(request)
  await press(page, 'Suggest changes')
}

export const planEditorStates: ScreenStateGroup = {
  name: 'the plan editor',
  signedIn: true,
  credits: 40,
  states: [
    ofEditor('plan-edit', async ({ page }) => seeText(page, 'We save each change as you make it.')),
    {
      ...ofEditor('plan-edit-removed', async ({ page }) => {
        await stop(page, 5).getByRole('button', { name: 'Remove' }).press('Enter')
        await seeText(page, 'Removed “Singing and playing at once”.')
        await holdNotice(page)
      }),
      inWindow: true,
    },
    ofEditor('plan-edit-refused', async ({ page }) => {
      await stop(page, 4).getByRole('button', { name: 'Move earlier' }).click()
      await seeText(page, /so it has to come after it\.$/)
    }),
    ofEditor('plan-edit-words', async ({ page }) => {
      await press(page, 'Rename')
      await stop(page, 3).getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Title', { exact: true }).fill('')
      await stop(page, 3).getByRole('button', { name: 'Save' }).click()
      await seeText(page, 'Please give it a title.')
    }),
    ofEditor('plan-edit-changed-elsewhere', async ({ page }) => {
      await page.route('**/api/learning-plans/*/chapters/*', (route) =>
        route.fulfill({ status: 409, json: { error: 'Changed.', message: 'Changed.', code: 'plan-changed' } }),
      )
      await stop(page, 3).getByRole('button', { name: 'Edit' }).click()
      await page.getByLabel('Title', { exact: true }).fill('Faster changes')
      await press(page, 'Save')
      await seeText(page, /Your text is still here/)
    }),
    ofRevision('plan-revision', { kind: 'ready', chapters: [], changes: CHANGES, notDone: NOT_DONE }),
    ofRevision('plan-revision-pending', { kind: 'pending' }),
    ofRevision('plan-revision-failed', {
      kind: 'failed',
      reason: "A plan needs at least two chapters, so yours hasn't changed.",
    }),
    ofRevision('plan-revision-stale', { kind: 'ready', version: 7, chapters: [], changes: CHANGES }),
    {
      name: 'plan-revision-ready',
      reach: async (visit) => {
        await openRevised(visit, { kind: 'ready', chapters: [], changes: CHANGES })
        await seeText(visit.page, 'The changes you asked for are ready to review.')
      },
    },
    ofEditor('plan-request-empty', async ({ page }) => {
      await askFor(page, '')
      await seeText(page, 'Please say what to change.')
    }),
    ofEditor('plan-chapter-adding', async ({ page }) => {
      await press(page, 'Add a chapter')
      await page.getByLabel('New chapter title').fill('Barre chords')
    }),
    {
      ...ofEditor('plan-chapter-added', async ({ page }) => {
        // as it is until it is written
        await page.route(ANY_PLAN, (route) => (route.request().method() === 'GET' ? undefined : route.fallback()))
        await press(page, 'Add a chapter')
        await page.getByLabel('New chapter title').fill('Barre chords')
        await page.getByLabel('Where').selectOption({ index: 2 })
        await press(page, 'Add chapter')
        await seeText(page, 'We’re planning what this chapter teaches.')
        await holdNotice(page)
      }),
      inWindow: true,
    },
  ],
}
