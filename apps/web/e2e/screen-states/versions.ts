import type { Page } from '@playwright/test'
import { seeText } from './freeze.ts'
import { lesson } from './lesson.ts'
import { givePlans, giveVersions } from './rows.ts'
import { guitar } from './samples.ts'
import type { ScreenState, Visit } from './screen-state.ts'

const EXPLAIN = 'Explain this chapter differently'
const SIMPLER = { how: 'simpler', words: 'Use words that a child knows, and tell it as if we sat by a fire' }
const REWRITE = { run: 2, from: 2, request: { how: 'more-examples', words: null } }
const FAILED = "The assistant's answers weren't good enough to keep. Nothing was charged. Please try again."

/** Opens the third chapter of a plan, which has been explained differently once. */
async function openRetold(visit: Visit, versions: object = {}) {
  const plan = guitar('done', 'done', 'open')
  const chapters = plan.chapters.map((chapter, index) => (index === 2 ? { ...chapter, content: lesson } : chapter))
  const [written] = await givePlans(visit, { ...plan, chapters })
  await giveVersions(visit, written?.chapters[2], { request: SIMPLER, ...versions })
  await visit.page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[2]}`)
  await seeText(visit.page, /^You’re reading version 2 of 2/)
}

const EVERY_WAY = ['simpler', 'deeper', 'more-examples', 'shorter', 'other']

/** As a tutor would answer that has these ways. */
const withWays = (page: Page, ways: readonly string[]) =>
  page.route('**/api/chapters/*/versions', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ways } })
  })

const shows = (page: Page) => page.locator('article')

export const versionStates: readonly ScreenState[] = [
  {
    name: 'chapter-versions',
    shows,
    reach: async (visit) => {
      await withWays(visit.page, EVERY_WAY)
      await openRetold(visit)
      await visit.page.getByRole('button', { name: EXPLAIN }).click()
      await visit.page.getByLabel('Another way').check()
      await seeText(visit.page, 'How would you like it?')
    },
  },
  {
    name: 'chapter-versions-demo',
    shows,
    reach: async (visit) => {
      await withWays(visit.page, [])
      await openRetold(visit)
      await visit.page.getByRole('button', { name: EXPLAIN }).click()
      await seeText(visit.page, /^The demo tutor has only one version/)
    },
  },
  {
    name: 'chapter-rewriting',
    shows,
    reach: async (visit) => {
      await openRetold(visit, { rewrite: { ...REWRITE, kind: 'pending' } })
      await seeText(visit.page, /^We’re writing a new version/)
    },
  },
  {
    name: 'chapter-rewrite-failed',
    shows,
    reach: async (visit) => {
      await openRetold(visit, { rewrite: { ...REWRITE, kind: 'failed', reason: FAILED } })
      await seeText(visit.page, 'Keep this version')
    },
  },
]
