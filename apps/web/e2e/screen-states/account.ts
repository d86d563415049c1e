import { brokenAnswer, expect, freezeTimers, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import type { ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

/** How long a toast stays: what went well is gone sooner. */
const TOAST = { success: 3_000, other: 5_000 } as const

const open = async ({ page }: Visit, query = '') => {
  await page.goto(`/account${query}`)
  await seeHeading(page, 'Account Management')
  await seeText(page, 'This browser')
}

const seeToast = ({ page }: Visit, words: string | RegExp) =>
  expect(page.locator('[data-toast]').filter({ hasText: words })).toBeVisible()

async function changePassword({ page }: Visit, [current, chosen, repeated]: readonly [string, string, string]) {
  await page.getByLabel('Current password', { exact: true }).fill(current)
  await page.getByLabel('New password', { exact: true }).fill(chosen)
  await page.getByLabel('Confirm new password', { exact: true }).fill(repeated)
  await press(page, 'Change Password')
}

const buy = async (visit: Visit) => {
  await open(visit)
  await press(visit.page, 'Buy More Credits')
  await press(visit.page, 'Buy Now Package A')
  await expect(visit.page.getByText('Sandbox - no real money')).toBeVisible()
}

const pay = async (visit: Visit) => {
  await buy(visit)
  await press(visit.page, /^Pay/)
  await seeText(visit.page, '50 credits were added.')
}

const settings: readonly ScreenState[] = [
  { name: 'account-empty', reach: (visit) => open(visit) },
  {
    name: 'account-learning',
    // it stays reminded
    alone: true,
    reach: async (visit) => {
      await open(visit)
      await visit.page.getByRole('switch', { name: 'Remind me by email when reviews are due' }).click()
      await seeText(visit.page, 'Saved.')
      await visit.page.getByLabel('Weekly goal in minutes').fill('5')
      await press(visit.page, 'Save goal')
      await seeText(visit.page, /^Choose 10 to 2,000 minutes/)
    },
  },
  {
    name: 'account-password-missing',
    reach: async (visit) => {
      await open(visit)
      await press(visit.page, 'Change Password')
      await seeText(visit.page, 'All password fields are required.')
    },
  },
  {
    name: 'account-password-refused',
    reach: async (visit) => {
      await open(visit)
      await changePassword(visit, ['wrong', 'short', 'shorter'])
      await seeText(visit.page, 'New passwords do not match.')
    },
  },
  {
    name: 'account-delete-dialog',
    inWindow: true,
    reach: async (visit) => {
      await open(visit)
      await press(visit.page, 'Delete my account')
      await expect(visit.page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
    },
  },
  {
    name: 'account-log-out-everywhere-dialog',
    inWindow: true,
    reach: async (visit) => {
      await open(visit)
      await press(visit.page, 'Log out of all devices')
      await expect(visit.page.getByRole('dialog', { name: 'Log out of all devices?' })).toBeVisible()
    },
  },
  {
    name: 'account-password-changed',
    alone: true,
    reach: async (visit) => {
      await open(visit)
      await changePassword(visit, [visit.learner.password, 'a longer way', 'a longer way'])
      await expect(visit.page.getByRole('status').filter({ hasText: /password/i })).toBeVisible()
    },
  },
  {
    name: 'account-deleted-dialog',
    alone: true,
    inWindow: true,
    reach: async (visit) => {
      await deleteAccount(visit)
      await expect(visit.page.getByRole('dialog', { name: 'Your account will be deleted' })).toBeVisible()
    },
  },
  {
    name: 'toast-info',
    alone: true,
    inWindow: true,
    reach: async (visit) => {
      await freezeTimers(visit.page, TOAST.other)
      await deleteAccount(visit)
      await press(visit.page, 'Done')
      await seeToast(visit, /^Your account will be deleted on/)
    },
  },
]

async function deleteAccount(visit: Visit) {
  await open(visit)
  await press(visit.page, 'Delete my account')
  await visit.page.getByLabel('Your password', { exact: true }).fill(visit.learner.password)
  await visit.page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click()
  await expect(visit.page.getByRole('button', { name: 'Done' })).toBeVisible()
}

const credits: readonly ScreenState[] = [
  {
    name: 'buy-credits',
    inWindow: true,
    reach: async (visit) => {
      await open(visit)
      await press(visit.page, 'Buy More Credits')
      await expect(visit.page.getByRole('button', { name: /^Buy Now/ })).toHaveCount(4)
    },
  },
  {
    name: 'buy-credits-processing',
    inWindow: true,
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/payments/create-checkout')
      await open(visit)
      await press(visit.page, 'Buy More Credits')
      await press(visit.page, 'Buy Now Package C')
      await expect(visit.page.getByRole('button', { name: /^Processing/ })).toBeVisible()
    },
  },
  {
    name: 'buy-credits-error',
    inWindow: true,
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/payments/create-checkout')
      await freezeTimers(visit.page, TOAST.other)
      await open(visit)
      await press(visit.page, 'Buy More Credits')
      await press(visit.page, 'Buy Now Package C')
      await expect(visit.page.getByRole('dialog')).toContainText('Failed to create checkout session')
      await seeToast(visit, 'Failed to create checkout session')
    },
  },
  { name: 'sandbox-checkout', reach: buy },
  {
    name: 'account-not-paid',
    reach: async (visit) => {
      await buy(visit)
      await press(visit.page, /^Cancel/)
      await seeText(visit.page, 'Checkout cancelled.')
    },
  },
  {
    name: 'account-paid',
    inWindow: true,
    reach: async (visit) => {
      // with the toast of success over it
      await freezeTimers(visit.page, TOAST.success)
      await pay(visit)
      await seeToast(visit, '50 credits were added.')
    },
  },
  {
    name: 'account-with-history',
    reach: async (visit) => {
      await pay(visit)
      await open(visit)
      await expect(visit.page.getByRole('list', { name: /^Credit activity/ })).toContainText('Bought Package A')
    },
  },
]

export const accountStates: ScreenStateGroup = { name: 'the account', signedIn: true, states: settings }
export const creditStates: ScreenStateGroup = { name: 'credits', signedIn: true, states: credits }
