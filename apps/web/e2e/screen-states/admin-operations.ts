import { writeRows } from '@app/testing/product-rows'
import { makeAdmin } from '../support/admins.ts'
import { brokenAnswer, neverAnswered, seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

async function enter({ app: { product }, learner, page }: Visit): Promise<void> {
  await makeAdmin(product, learner.id)
  await page.goto('/admin/configuration')
  await seeHeading(page, 'Admin Portal - Configuration')
}

const states: readonly ScreenState[] = [
  {
    name: 'admin-configuration',
    reach: async (visit) => {
      await enter(visit)
      await seeText(visit.page, 'Email records')
      await seeText(visit.page, 'APP_SECRET')
    },
  },
  {
    name: 'admin-configuration-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/api/admin/configuration')
      await enter(visit)
      await seeText(visit.page, 'Loading the configuration...')
    },
  },
  {
    name: 'admin-configuration-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/api/admin/configuration')
      await enter(visit)
      await seeText(visit.page, 'We couldn’t load the configuration.')
    },
  },
  {
    name: 'admin-funnel',
    reach: async (visit) => {
      const { app, learner, page } = visit
      await makeAdmin(app.product, learner.id)
      await writeRows(
        app.product,
        `INSERT INTO landing_views (day, views)
         SELECT date_trunc('day', now(), 'UTC') - day * interval '1 day', 120 + day * 7 FROM generate_series(0, 29) AS day
         ON CONFLICT (day) DO UPDATE SET views = excluded.views`,
      )
      await page.goto('/admin/funnel')
      await seeHeading(page, 'Admin Portal - Funnel')
      await seeText(page, 'First purchase')
    },
  },
  {
    name: 'admin-funnel-error',
    reach: async ({ app, learner, page }) => {
      await makeAdmin(app.product, learner.id)
      await brokenAnswer(page, '**/api/admin/funnel')
      await page.goto('/admin/funnel')
      await seeText(page, 'We couldn’t load the funnel.')
    },
  },
]

export const adminOperationStates: ScreenStateGroup = { name: 'operations in the portal', signedIn: true, states }
