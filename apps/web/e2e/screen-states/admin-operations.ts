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
      await seeText(visit.page, 'Built-in demo tutor')
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
      await seeText(visit.page, "We couldn't load the configuration.")
    },
  },
]

export const adminOperationStates: ScreenStateGroup = { name: 'operations in the portal', signedIn: true, states }
