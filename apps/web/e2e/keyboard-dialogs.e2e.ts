import { call } from '@app/testing/learner'
import { expect } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { expectModal } from './support/modal.ts'
import { test } from './support/product.ts'

const phone = { width: 360, height: 720 }

test('the dialogs of the account hold focus, and give it back', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await enterAs(page, product, 'modal-account')
  await page.goto('/account')
  const opener = (name: string) => page.getByRole('button', { name, exact: true })
  const loaded = page.getByRole('list', { name: 'Packages' })
  await expectModal(page, { opener: opener('Buy More Credits'), name: 'Buy Credits', key: 'Space', loaded })
  await expectModal(page, { opener: opener('Log out of all devices'), name: 'Log out of all devices?', key: 'Enter' })
  await page.setViewportSize(phone)
  await expectModal(page, { opener: opener('Delete my account'), name: 'Delete your account?', key: 'Space' })
  expect(complaints).toEqual([])
})

test('the question before a conversation is cancelled holds focus on a phone', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize(phone)
  const { token } = await enterAs(page, product, 'modal-chat')
  const say = (path: string, body: object) => call(product.url, 'POST', `/api/conversation/${path}`, { ...body }, token)
  const { conversation_id: id } = await say('initiate', { initial_goal: 'Guitar' })
  await say(`${id}/continue`, { message: 'I am a beginner' })

  await page.goto('/new-learning-request')
  await pressKey(page, 'button', 'Continue')
  const cancel = page.getByRole('button', { name: 'Cancel Conversation', exact: true })
  await page.getByPlaceholder('Type your message...').waitFor()
  await page.keyboard.press('Shift+Tab')
  await expectModal(page, { opener: cancel, name: 'Cancel this conversation?', key: 'Enter' })

  await page.keyboard.press('Space')
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('button', { name: 'Cancel Conversation' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').getByText('Conversation cancelled. You can start a new one')).toBeVisible()
  await expect(page.getByLabel('What do you want to learn?')).toBeFocused()
  expect(complaints).toEqual([])
})

test('the menu of a phone holds focus, and lets go of it at the page it leads to', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize(phone)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  const dialog = page.getByRole('dialog', { name: 'Menu' })
  await page.goto('/')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await expectModal(page, { opener: menu, name: 'Menu', key: 'Enter' })

  await page.keyboard.press('Space')
  await tabTo(page, dialog.getByRole('link', { name: 'Log In' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')

  await enterAs(page, product, 'modal-menu')
  await page.goto('/account')
  await expect(page.getByText('This browser', { exact: true })).toBeVisible()
  await expectModal(page, { opener: menu, name: 'Menu', key: 'Space' })
  await page.keyboard.press('Enter')
  // the page that one is on already
  await tabTo(page, dialog.getByRole('link', { name: 'Account' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(menu).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, dialog.getByRole('button', { name: 'Logout' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('main')).toBeFocused()
  expect(complaints).toEqual([])
})
