import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo, typeInto, untilKeysCount } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const begin = async (page: Page, goal: string) => {
  await page.goto('/new-learning-request')
  await typeInto(page, 'What do you want to learn?', goal)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('How much')
}
const OFFER = 'Not sure? Answer five short questions'
const chat = (page: Page) => page.getByRole('region', { name: 'Conversation', exact: true })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Find out where you start' })

test('five questions set the level by keyboard alone, and the plan follows', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await enterAs(page, product, 'placed')
  await begin(page, 'Learn Python')
  await tabTo(page, chat(page).getByRole('button', { name: OFFER }))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('Question 1 of 5')

  await tabTo(page, dialog(page).getByRole('radio').first())
  await choose(page, 0, '42')
  await tabTo(page, dialog(page).getByRole('textbox', { name: 'Your answer to question 2' }))
  await page.keyboard.type('8')
  // what was answered waits for who closes it, or loads the page anew
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(chat(page).getByRole('button', { name: OFFER })).toBeFocused()
  await page.reload()
  await tabTo(page, chat(page).getByRole('button', { name: OFFER }))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('textbox', { name: 'Your answer to question 2' })).toHaveValue('8')
  await expect(dialog(page).getByRole('radio', { name: '42', exact: true })).toBeChecked()

  await choose(page, 2, 'None')
  await choose(page, 3, '7 and 2')
  await pressKey(page, 'button', 'See where I start')
  await expect(dialog(page)).toContainText('Question 5 has no answer yet. Send anyway?')
  await pressKey(page, 'button', 'Send anyway')
  await expect(dialog(page).getByRole('status')).toBeFocused()
  await expect(dialog(page).getByRole('status')).toContainText('4 out of 5 correct.')
  await expect(dialog(page)).toContainText('You know your way around.')
  await expect(dialog(page)).toContainText('dataclass')
  await pressKey(page, 'button', 'Back to the chat')
  await expect(dialog(page)).toBeHidden()
  // what opened it is gone, as the level is known: the chat goes on where one types
  await expect(page.getByPlaceholder('Type your message...')).toBeFocused()

  const brief = page.getByRole('region', { name: 'Your details' })
  await expect(brief).toContainText('Comfortable with itYour answers: 4 out of 5 correct')
  // the level is known, and the chat has gone on
  await expect(chat(page).getByRole('button', { name: OFFER })).toBeHidden()
  await expect(page.getByRole('log')).toContainText('How much time')
  const message = page.getByPlaceholder('Type your message...')
  for (const said of ['3 hours a week', 'for fun']) {
    await tabTo(page, message)
    await page.keyboard.insertText(said)
    await page.keyboard.press('Enter')
    await expect(message).toHaveValue('')
    await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden()
  }
  await expect(page.getByRole('log')).toContainText('comfortable with it (4 out of 5 correct)')
  await untilKeysCount(page)
  await pressKey(page, 'button', 'Yes, Proceed')
  await expect(page).toHaveURL(/dashboard$/)
  await expect(page.getByRole('link', { name: /^Python the Python way/ }).first()).toBeVisible()
  expect(complaints).toEqual([])
})

test(
  'a goal without such questions says so, on a phone as well, and the chat goes on',
  long,
  async ({ page, product }) => {
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await enterAs(page, product, 'not-placed')
    await page.goto('/new-learning-request')
    await page.getByLabel('What do you want to learn?').fill('befriend crows')
    await page.getByRole('button', { name: 'Start Conversation' }).click()
    await expect(page.getByRole('group', { name: 'Suggested answers' })).toBeVisible()
    await page.getByRole('button', { name: 'Your details' }).click()
    await page.getByRole('dialog', { name: 'Your details' }).getByRole('button', { name: OFFER }).click()
    await expect(dialog(page)).toContainText('We don’t have good questions about this goal.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await dialog(page).getByRole('button', { name: 'Back to the chat' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // on a phone it was opened from the brief, which has gone
    await expect(page.getByRole('button', { name: 'Your details' })).toBeFocused()
    expect(complaints).toEqual([])
  },
)

/** Arrows go from option to option, and choose. */
async function choose(page: Page, place: number, option: string) {
  const group = dialog(page).getByRole('group').nth(place)
  const wanted = group.getByRole('radio', { name: option, exact: true })
  await tabTo(page, group.getByRole('radio').first())
  await page.keyboard.press('Space')
  while (!(await wanted.isChecked())) await page.keyboard.press('ArrowDown')
}
