import type { PlanDetails } from '@app/contract'
import type { Page } from '@playwright/test'
import { brokenAnswer, expect, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import { failChapter, failOutline, givePlans, lockAgain, type WrittenPlan } from './rows.ts'
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

export const ANY_PLAN = '**/api/learning-plans/*'

export async function openPlan(visit: Visit, sample: PlanSample): Promise<WrittenPlan | undefined> {
  const [plan] = await givePlans(visit, sample)
  await visit.page.goto(`/learning-plan/${plan?.id}`)
  return plan
}

/** The screen of this plan, with these words on it. */
const ofPlan = (name: string, words: string | RegExp, sample: PlanSample): ScreenState => ({
  name,
  reach: async (visit) => {
    await openPlan(visit, sample)
    await seeText(visit.page, words)
  },
})

const CHECKED: PlanDetails['checked'] = {
  ...{ keys: 14, links: 9, links_checked_at: '2026-11-22T10:00:00.000Z', prerequisites: 5 },
  ...{ minutes_promised: 180, minutes_written: 55 },
}

/** As a server answers that has found links and asked questions for longer than these pictures last. */
const withDetails = (page: Page, changes: Partial<PlanDetails>) =>
  page.route(ANY_PLAN, async (route) => {
    const response = await route.fetch()
    const plan: PlanDetails = await response.json()
    await route.fulfill({ response, json: { ...plan, ...changes } })
  })

/** While the keyboard is there, its time stands still. */
export const holdNotice = (page: Page) => page.getByRole('button', { name: 'Undo' }).focus()

export const planStates: ScreenStateGroup = {
  name: 'the plan screen',
  signedIn: true,
  credits: 40,
  states: [
    {
      name: 'plan-loading',
      reach: async (visit) => {
        await neverAnswered(visit.page, ANY_PLAN)
        await openPlan(visit, guitar())
        await seeText(visit.page, 'Loading your learning plan...')
      },
    },
    {
      name: 'plan-error',
      reach: async (visit) => {
        await brokenAnswer(visit.page, ANY_PLAN)
        await openPlan(visit, guitar())
        await seeText(visit.page, 'We couldn’t load this plan.')
      },
    },
    {
      name: 'plan-refresh-error',
      reach: async (visit) => {
        await openPlan(visit, guitar('open'))
        await seeText(visit.page, 'Left to pay')
        await brokenAnswer(visit.page, ANY_PLAN)
        await visit.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
        await seeText(visit.page, 'We couldn’t refresh this plan.')
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
        const plan = await openPlan(visit, guitar('done', 'preparing'))
        await seeText(visit.page, 'Generating...')
        await failChapter(visit, plan?.chapters[1] ?? '')
        await seeText(visit.page, /^Content generation failed after multiple attempts/)
      },
    },
    {
      name: 'plan-unlocking',
      reach: async (visit) => {
        await neverAnswered(visit.page, '**/unlock-next-chapter')
        await openPlan(visit, guitar())
        await press(visit.page, 'Unlock (Free!)')
        await expect(visit.page.getByRole('button', { name: 'Unlocking...' })).toBeVisible()
      },
    },
    ofPlan('plan-written-in-order', /^We’re writing 3 chapters/, guitar('done', 'preparing', 'preparing', 'preparing')),
    {
      name: 'plan-outline-failed',
      reach: async (visit) => {
        const plan = await openPlan(visit, guitar('done'))
        await failOutline(visit, plan?.chapters[1] ?? '')
        await visit.page.reload()
        await expect(visit.page.getByRole('button', { name: /^Try again/ })).toBeVisible()
      },
    },
    {
      name: 'plan-locked-again',
      reach: async (visit) => {
        const plan = await openPlan(visit, guitar('done'))
        await lockAgain(visit, plan?.chapters[1] ?? '')
        await visit.page.reload()
        await seeText(visit.page, /^The chapter before this one couldn't be written/)
      },
    },
    ofPlan('plan-several-failed', /^We couldn’t write a chapter/, guitar('done', 'failed', 'failed')),
    {
      name: 'plan-unlock-all',
      reach: async (visit) => {
        await openPlan(visit, guitar('done', 'open', 'open'))
        await press(visit.page, 'Unlock all 3 (30 credits)')
        await expect(visit.page.getByRole('dialog', { name: 'Unlock all 3 chapters?' })).toBeVisible()
      },
    },
    {
      name: 'plan-unlock-all-short',
      reach: async (visit) => {
        await openPlan(visit, guitar('done'))
        await press(visit.page, 'Unlock all 5 (50 credits)')
        await expect(visit.page.getByRole('dialog', { name: 'Buy Credits' })).toContainText('You need 10 more')
        await seeText(visit.page, 'Enough for these chapters')
      },
    },
    ofPlan('plan-completed', '100%', guitar('done', 'done', 'done', 'done', 'done', 'done')),
    {
      name: 'plan-held',
      reach: async (visit) => {
        await withDetails(visit.page, { held_for: { questions: 24, days_30: 18, days_90: 9, days_365: 0 } })
        await openPlan(visit, guitar('done', 'done', 'done', 'done', 'done', 'done'))
        await seeText(visit.page, /^Of 24 questions, you hold 18/)
      },
    },
    {
      name: 'plan-checked',
      reach: async (visit) => {
        await withDetails(visit.page, { checked: CHECKED })
        await openPlan(visit, guitar('done', 'open'))
        await visit.page.getByText(/^Checked: /).click()
        await seeText(visit.page, /^We opened 9 links/)
      },
    },
    {
      name: 'plan-archived',
      reach: async (visit) => {
        await openPlan(visit, guitar('done'))
        await visit.page.getByRole('button', { name: 'Archive plan' }).press('Enter')
        await seeText(visit.page, 'Plan archived.')
        await holdNotice(visit.page)
      },
      inWindow: true,
    },
    {
      name: 'plan-take-along',
      reach: async (visit) => {
        await openPlan(visit, guitar('done'))
        await press(visit.page, 'Take it along')
        await press(visit.page, 'Create a link')
        await expect(visit.page.getByRole('button', { name: 'Stop sharing' })).toBeVisible()
      },
      inWindow: true,
    },
    {
      name: 'plan-shared',
      reach: async (visit) => {
        const [plan] = await givePlans(visit, guitar('done'))
        const { product } = visit.app
        const headers = { Authorization: `Bearer ${visit.learner.token}` }
        const shared = await fetch(`${product.url}/api/learning-plans/${plan?.id}/share`, { method: 'PUT', headers })
        const { token } = (await shared.json()) as { readonly token: string }
        await visit.page.goto(`/shared/${token}`)
        await seeText(visit.page, 'The first chapter')
      },
    },
    {
      name: 'plan-shared-gone',
      reach: async ({ page }) => {
        await page.goto('/shared/none')
        await seeText(page, /^This link doesn’t work anymore/)
      },
    },
    {
      name: 'example-plan',
      reach: async ({ page }) => {
        await page.goto('/new-learning-request?example=guitar')
        await seeText(page, /^You get your own copy of the plan/)
      },
    },
    ofPlan('plan-before-outlines', 'View Chapter', spanish),
    {
      name: 'plan-unfolded',
      reach: async (visit) => {
        await openPlan(visit, longPlan)
        await seeText(visit.page, 'View Chapter')
        const folded = visit.page.locator('details:not([open]) summary')
        while ((await folded.count()) > 0) await folded.first().click()
        await seeText(visit.page, /^Explain rule 12\.5/)
      },
    },
  ],
}
