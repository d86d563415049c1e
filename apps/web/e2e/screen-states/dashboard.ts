import { call } from '@app/testing/learner'
import { brokenAnswer, expect, neverAnswered, press, seeText } from './freeze.ts'
import { failChapter, giveConversation, givePlans } from './rows.ts'
import {
  comingPlan,
  failedPlan,
  generatingPlan,
  guitar,
  type PlanSample,
  pendingPlan,
  spanish,
  talk,
} from './samples.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

/** The dashboard with these plans, and with these words on it. */
const withPlans = (name: string, words: string | RegExp, ...plans: readonly PlanSample[]): ScreenState => ({
  name,
  reach: async (visit) => {
    await givePlans(visit, ...plans)
    await open(visit)
    await seeText(visit.page, words)
  },
})

const open = async ({ page }: Visit) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
}

const plans: readonly ScreenState[] = [
  {
    name: 'dashboard-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/api/learning-plans')
      await open(visit)
      await seeText(visit.page, 'Loading your learning plans...')
    },
  },
  withPlans('dashboard-empty', 'No learning plans yet'),
  {
    name: 'dashboard-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/api/learning-plans')
      await open(visit)
      await expect(visit.page.getByRole('alert')).toContainText('Error')
    },
  },
  {
    name: 'dashboard-refresh-error',
    reach: async (visit) => {
      await givePlans(visit, guitar('open'))
      await open(visit)
      await seeText(visit.page, 'Chapters')
      await brokenAnswer(visit.page, '**/api/learning-plans')
      await visit.page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
      await seeText(visit.page, 'Failed to refresh learning plans')
    },
  },
  withPlans('dashboard-plan-pending', 'Creating your plan...', pendingPlan),
  withPlans('dashboard-plan-generating', 'Creating your plan...', generatingPlan),
  {
    name: 'dashboard-plan-coming',
    reach: async (visit) => {
      // no job writes the sample: given a new one, it would begin anew
      await visit.page.route('**/check-stuck', (route) => route.fulfill({ json: { requeued: [] } }))
      await givePlans(visit, comingPlan)
      await open(visit)
      await seeText(visit.page, '3 chapters so far')
    },
  },
  withPlans('dashboard-plan-failed', 'Plan generation failed. Please try again.', failedPlan),
  withPlans('dashboard', 'Continue', guitar('done', 'done', 'open'), spanish),
  {
    name: 'dashboard-archived',
    reach: async (visit) => {
      const [plan] = await givePlans(visit, guitar('done'), spanish)
      const { app, learner, page } = visit
      await call(app.product.url, 'PUT', `/api/learning-plans/${plan?.id}/archive`, undefined, learner.token)
      await open(visit)
      await page.getByText('Archived plans').click()
      await seeText(page, 'Move back')
    },
    shows: (page) => page.getByText('Archived plans'),
  },
  withPlans(
    'dashboard-several-plans',
    'Creating your plan...',
    generatingPlan,
    guitar('done', 'done', 'open'),
    spanish,
    guitar('done', 'done', 'done', 'done', 'done', 'done'),
  ),
]

const chapters: readonly ScreenState[] = [
  withPlans('dashboard-chapters-locked', 'Unlock (Free!)', guitar()),
  withPlans('dashboard-chapter-next', 'Unlock (10 credits)', guitar('done')),
  withPlans('dashboard-chapter-generating', 'Generating...', guitar('done', 'preparing')),
  {
    name: 'dashboard-chapter-unlocking',
    reach: async (visit) => {
      await givePlans(visit, guitar())
      await neverAnswered(visit.page, '**/unlock-next-chapter')
      await open(visit)
      await press(visit.page, 'Unlock (Free!)')
      await expect(visit.page.getByRole('button', { name: 'Unlocking...' }).first()).toBeVisible()
    },
  },
  withPlans('dashboard-chapter-failed', 'Failed - Retry', guitar('done', 'failed')),
  {
    name: 'dashboard-chapter-trouble',
    reach: async (visit) => {
      const [plan] = await givePlans(visit, guitar('done', 'preparing'))
      await open(visit)
      await seeText(visit.page, 'Generating...')
      await failChapter(visit, plan?.chapters[1] ?? '')
      await seeText(visit.page, /^Content generation failed after multiple attempts/)
    },
  },
  withPlans('dashboard-plan-completed', '100%', guitar('done', 'done', 'done', 'done', 'done', 'done')),
]

const around: readonly ScreenState[] = [
  {
    name: 'dashboard-offline',
    inWindow: true,
    reach: async (visit) => {
      await givePlans(visit, guitar('done', 'open'))
      await open(visit)
      await seeText(visit.page, 'Chapters')
      await visit.page.context().setOffline(true)
      await expect(visit.page.getByText(/^You’re offline\./)).toBeVisible()
    },
  },
  {
    name: 'dashboard-resume-offer',
    reach: async (visit) => {
      await giveConversation(visit, talk)
      await open(visit)
      await expect(visit.page.getByRole('link', { name: 'Resume conversation' })).toBeVisible()
    },
  },
  {
    name: 'dashboard-menu',
    widths: [360],
    inWindow: true,
    reach: async (visit) => {
      await givePlans(visit, guitar('done', 'open'))
      await open(visit)
      await press(visit.page, 'Menu')
      await expect(visit.page.getByRole('dialog', { name: 'Menu' })).toContainText('Logout')
    },
  },
]

export const dashboardStates: ScreenStateGroup = { name: 'the dashboard', signedIn: true, credits: 40, states: plans }

export const dashboardChapterStates: ScreenStateGroup = {
  name: 'chapters on the dashboard, and what stands around it',
  signedIn: true,
  credits: 40,
  states: [...chapters, ...around],
}
