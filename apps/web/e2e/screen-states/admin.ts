import { call } from '@app/testing/learner'
import { writeRows } from '@app/testing/product-rows'
import { addUser, makeAdmin, type SomeUser } from '../support/admins.ts'
import { brokenAnswer, expect, freezeTimers, neverAnswered, press, seeHeading, seeText } from './freeze.ts'
import type { AppFixture, ScreenState, ScreenStateGroup, Visit } from './screen-state.ts'

const TOAST = { success: 3_000, other: 5_000 } as const

/** Made once per app, for all states. */
const people = new WeakMap<AppFixture, Promise<SomeUser>>()

/** Three others, each with something to be seen in their row; answers the first. */
function withPeople({ app, learner }: Visit): Promise<SomeUser> {
  const there = people.get(app) ?? invite(app, learner.token)
  people.set(app, there)
  return there
}

async function invite({ product }: AppFixture, token: string): Promise<SomeUser> {
  const ana = await addUser(product, token, 'Ana')
  const bo = await addUser(product, token, 'Bo')
  const kim = await addUser(product, token, 'Kim-with-a-rather-long-name')
  const act = (method: string, id: string, verb: string, body: Readonly<Record<string, unknown>>) =>
    call(product.url, method, `/api/admin/users/${id}/${verb}`, body, token)
  await act('POST', ana.id, 'add-credits', { amount: 50, reason: 'Won the spring raffle' })
  await act('PUT', bo.id, 'set-status', { is_active: false, reason: 'Asked for a break' })
  await act('PUT', kim.id, 'set-role', { role: 'admin' })
  await writeRows(
    product,
    `UPDATE users SET password_is_temporary = false, last_login_at = now() - interval '3 days' WHERE id = '${ana.id}'`,
    `UPDATE users SET removal_at = now() + interval '20 days' WHERE id = '${bo.id}'`,
  )
  return ana
}

const enter = async (visit: Visit, path: string, heading: string) => {
  await makeAdmin(visit.app.product, visit.learner.id)
  const ana = await withPeople(visit)
  await visit.page.goto(path.replace(':ana', ana.id))
  await seeHeading(visit.page, heading)
}

const openUsers = async (visit: Visit) => {
  await enter(visit, '/admin', 'Admin Portal - User Management')
  await seeText(visit.page, 'ana@example.org')
}

const openDialog = async (visit: Visit, button: string, title = button) => {
  await openUsers(visit)
  await press(visit.page, button)
  await expect(visit.page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
}

const submit = ({ page }: Visit, label: string) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click()

const portal: readonly ScreenState[] = [
  { name: 'admin-users', reach: openUsers },
  {
    name: 'admin-users-loading',
    reach: async (visit) => {
      await neverAnswered(visit.page, '**/api/admin/users?*')
      await enter(visit, '/admin', 'Admin Portal - User Management')
      await seeText(visit.page, 'Loading users...')
    },
  },
  {
    name: 'admin-users-error',
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/api/admin/users?*')
      await enter(visit, '/admin', 'Admin Portal - User Management')
      await seeText(visit.page, 'We couldn’t load the users.')
    },
  },
  {
    name: 'admin-users-no-match',
    reach: async (visit) => {
      await enter(visit, '/admin?search=no+such+user&status=inactive', 'Admin Portal - User Management')
      await seeText(visit.page, 'No users found.')
    },
  },
  {
    name: 'admin-add-user',
    inWindow: true,
    reach: async (visit) => {
      await openDialog(visit, 'Add User')
      await visit.page.getByLabel('Email').fill('not an address')
      await submit(visit, 'Add User')
      await seeText(visit.page, 'Please choose a username.')
    },
  },
  {
    name: 'admin-add-user-generated',
    inWindow: true,
    reach: async (visit) => {
      await openDialog(visit, 'Add User')
      await press(visit.page, 'Generate a password')
      await seeText(visit.page, 'You won’t see it again after you leave this page.')
    },
  },
  {
    name: 'admin-change-role',
    inWindow: true,
    reach: (visit) => openDialog(visit, 'Change Role for Ana'),
  },
  {
    name: 'admin-deactivate',
    inWindow: true,
    reach: async (visit) => {
      await openUsers(visit)
      await visit.page.getByRole('switch', { name: 'Status of Ana' }).click()
      await seeText(visit.page, /Plans and credits stay\./)
    },
  },
  {
    name: 'admin-reset-password',
    inWindow: true,
    reach: async (visit) => {
      await openDialog(visit, 'Reset Password for Ana')
      await visit.page.getByLabel('New password').fill('short')
      await submit(visit, 'Reset Password')
    },
  },
  {
    name: 'admin-add-credits',
    inWindow: true,
    reach: async (visit) => {
      await openDialog(visit, 'Add Credits to Ana')
      await visit.page.getByLabel('Amount').fill('25')
      await seeText(visit.page, '75 credits')
    },
  },
  {
    name: 'admin-add-credits-error',
    inWindow: true,
    reach: async (visit) => {
      await brokenAnswer(visit.page, '**/add-credits')
      await freezeTimers(visit.page, TOAST.other)
      await openDialog(visit, 'Add Credits to Ana')
      await visit.page.getByLabel('Amount').fill('25')
      await submit(visit, 'Add Credits')
      await expect(visit.page.getByRole('dialog')).toContainText('An unexpected error occurred.')
    },
  },
  {
    name: 'admin-password-reset',
    inWindow: true,
    reach: async (visit) => {
      await freezeTimers(visit.page, TOAST.success)
      await openDialog(visit, 'Reset Password for Bo')
      await press(visit.page, 'Generate a password')
      await submit(visit, 'Reset Password')
      await expect(visit.page.getByRole('dialog')).toBeHidden()
      await seeText(visit.page, 'Password reset successfully!')
    },
  },
  {
    name: 'admin-activity',
    reach: async (visit) => {
      await enter(visit, '/admin/activity', 'Admin Portal - Activity')
      await seeText(visit.page, /added 50 credits to/)
    },
  },
  {
    name: 'admin-activity-of-one',
    reach: async (visit) => {
      await enter(visit, '/admin/activity?user=:ana&act=credits-granted', 'Admin Portal - Activity')
      await seeText(visit.page, 'Show all users')
    },
  },
  {
    name: 'choose-password',
    alone: true,
    reach: async ({ page, app, learner }) => {
      await writeRows(app.product, `UPDATE users SET password_is_temporary = true WHERE id = '${learner.id}'`)
      await page.goto('/dashboard')
      await seeHeading(page, 'Choose your own password')
    },
  },
]

export const adminStates: ScreenStateGroup = { name: 'the admin portal', signedIn: true, states: portal }
