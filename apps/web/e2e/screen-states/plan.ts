import type { Page } from '@playwright/test'
import { brokenAnswer, expect, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import { failChapter, givePlans, type WrittenPlan } from './rows.ts'
import {
  comingPlan,
  failedPlan,
  generatingPlan,
  guitar,
  longPlan,
  type PlanSample,
  pendingPlan,
  spanish,
} from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const ANY_PLAN = '**/api/learning-plans/*'

async function open(visit: Visit, sample: PlanSample): Promise<WrittenPlan | undefined> {
  const [plan] = await givePlans(visit, sample)
  await visit.page.goto(`/learning-plan/${plan?.id}`)
  return plan
}

/** The screen of this plan, with these words on it. */
const ofPlan = (name: string, words: string | RegExp, sample: PlanSample): ScreenState => ({
  name,
  reach: async (visit) => {
    await open(visit, sample)
    await seeText(visit.page, words)
  },
})

/** The editor of a plan whose first chapter is read, as this leaves it. */
const ofEditor = (name: string, reach: (visit: Visit) => Promise<void>): ScreenState => ({
  name,
  reach: async (visit) => {
    await open(visit, guitar('done'))
    await press(visit.page, 'Edit plan')
    await expect(visit.page.getByRole('button', { name: 'Rename' })).toBeFocused()
    await reach(visit)
  },
})

/** While the keyboard is there, its time stands still. */
const holdNotice = (page: Page) => page.getByRole('button', { name: 'Undo' }).focus()

const stop = (page: Page, number: number) =>
  page
    .getByRole('list', { name: 'Chapters' })
    .getByRole('listitem')
    .nth(number - 1)

export const planStates: ScreenStateGroup = {
  name: 'the plan screen',
  signedIn: true,
  credits: 40,
  states: [
    {
      name: 'plan-loading',
      reach: async (visit) => {
        await neverAnswered(visit.page, ANY_PLAN)
        await open(visit, guitar())
        await seeText(visit.page, 'Loading your learning plan...')
      },
    },
    {
      name: 'plan-error',
      reach: async (visit) => {
        await brokenAnswer(visit.page, ANY_PLAN)
        await open(visit, guitar())
        await seeText(visit.page, 'Failed to fetch learning plan')
      },
    },
    {
      name: 'plan-refresh-error',
      reach: async (visit) => {
        await open(visit, guitar('open'))
        await seeText(visit.page, 'Left to pay')
        await brokenAnswer(visit.page, ANY_PLAN)
        await visit.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
        await seeText(visit.page, 'Failed to refresh learning plan')
      },
    },
    {
      name: 'plan-not-found',
      reach: async ({ page }) => {
        await page.goto('/learning-plan/no-plan')
        await seeHeading(page, 'Plan not found')
      },
    },
    ofPlan('plan-pending', 'Creating your plan...', pendingPlan),
    ofPlan('plan-generating', 'Creating your plan...', generatingPlan),
    ofPlan('plan-coming', 'What a company owes', comingPlan),
    ofPlan('plan-failed', 'Plan generation failed. Please try again.', failedPlan),
    ofPlan('plan', 'Unlock (Free!)', guitar()),
    ofPlan('plan-begun', 'View Chapter', guitar('done', 'done', 'open')),
    ofPlan('plan-next', 'Unlock (10 credits)', guitar('done')),
    ofPlan('plan-chapter-generating', 'Generating...', guitar('done', 'preparing')),
    ofPlan('plan-chapter-failed', 'Failed - Retry', guitar('done', 'failed')),
    {
      name: 'plan-chapter-trouble',
      reach: async (visit) => {
        const plan = await open(visit, guitar('done', 'preparing'))
        await seeText(visit.page, 'Generating...')
        await failChapter(visit, plan?.chapters[1] ?? '')
        await seeText(visit.page, /^Content generation failed after multiple attempts/)
      },
    },
    {
      name: 'plan-unlocking',
      reach: async (visit) => {
        await neverAnswered(visit.page, '**/unlock-next-chapter')
        await open(visit, guitar())
        await press(visit.page, 'Unlock (Free!)')
        await expect(visit.page.getByRole('button', { name: 'Unlocking...' })).toBeVisible()
      },
    },
    ofPlan(
      'plan-written-in-order',
      /^3 chapters are being written/,
      guitar('done', 'preparing', 'preparing', 'preparing'),
    ),
    ofPlan('plan-several-failed', /^Some chapters couldn’t be written/, guitar('done', 'failed', 'failed')),
    {
      name: 'plan-unlock-all',
      reach: async (visit) => {
        await open(visit, guitar('done', 'open', 'open'))
        await press(visit.page, 'Unlock all 3 (30 credits)')
        await expect(visit.page.getByRole('dialog', { name: 'Unlock all 3 chapters?' })).toBeVisible()
      },
    },
    {
      name: 'plan-unlock-all-short',
      reach: async (visit) => {
        await open(visit, guitar('done'))
        await press(visit.page, 'Unlock all 5 (50 credits)')
        await expect(visit.page.getByRole('dialog', { name: 'Buy Credits' })).toContainText('You need 10 more')
        await seeText(visit.page, 'Enough for all of them')
      },
    },
    ofPlan('plan-completed', '100%', guitar('done', 'done', 'done', 'done', 'done', 'done')),
    ofEditor('plan-edit', async ({ page }) => seeText(page, 'Changes are saved as you make them.')),
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
      await seeText(page, /Your words are still here/)
    }),
    {
      name: 'plan-archived',
      reach: async (visit) => {
        await open(visit, guitar('done'))
        await visit.page.getByRole('button', { name: 'Archive plan' }).press('Enter')
        await seeText(visit.page, 'Archived this plan.')
        await holdNotice(visit.page)
      },
      inWindow: true,
    },
    ofPlan('plan-before-outlines', 'View Chapter', spanish),
    {
      name: 'plan-unfolded',
      reach: async (visit) => {
        await open(visit, longPlan)
        await seeText(visit.page, 'View Chapter')
        const folded = visit.page.locator('details:not([open]) summary')
        while ((await folded.count()) > 0) await folded.first().click()
        await seeText(visit.page, /^Explain rule 12\.5/)
      },
    },
  ],
}
