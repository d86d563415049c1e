import { expect, type Page } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf, expectAccessibleAgain } from './support/gates.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const begin = async (page: Page) => {
  await page.goto('/new-learning-request')
  await typeInto(page, 'What do you want to learn?', 'Learn Python')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Suggested answers' })).toBeVisible()
}
const change = (page: Page, slot: string) => page.getByRole('button', { name: `Change: ${slot}` })
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })

test('what is put in by keyboard is in the summary, and a change of it makes a new one', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await enterAs(page, product, 'brief-keys')
  await begin(page)
  const brief = page.getByRole('region', { name: 'Your details' })
  await expect(brief).toContainText('Learn Python')
  const input = page.getByPlaceholder('Type your message...')
  await page.keyboard.insertText('What I was about to say')

  await tabTo(page, change(page, 'Time per week'))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Hours')).toBeFocused()
  await page.keyboard.insertText('3')
  await page.keyboard.press('Enter')
  await expect(change(page, 'Time per week')).toBeFocused()
  await expect(brief).toContainText('3 hours a week')
  await expect(input).toHaveValue('What I was about to say')
  await input.fill('')

  await page.getByRole('button', { name: 'Make the plan now' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('3 hours a week')
  await expect(brief.getByRole('listitem').filter({ hasText: 'Where you start' })).toContainText('Assumed')
  await change(page, 'Time per week').click()
  await page.getByLabel('Hours').fill('5')
  await log.evaluate((messages) => messages.scrollTo(0, 0))
  await save(page).click()
  await expect(log).toContainText('5 hours a week')
  await expect(log.getByText('5 hours a week')).toBeInViewport()
  await change(page, 'Where you start').click()
  await page.getByLabel('Comfortable with it').check()
  await expectAccessibleAgain(page, 'the brief while a slot is changed')
  await save(page).click()
  await expect(brief.getByText('Assumed', { exact: true })).toBeHidden()
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('where another day begins', () => {
  test.use({ timezoneId: 'Etc/GMT+12' })

  test('tomorrow can be the date', long, async ({ page, product }) => {
    await enterAs(page, product, 'brief-zone')
    await begin(page)
    await change(page, 'Target date').click()
    const field = page.getByLabel('Target date')
    await field.fill((await field.getAttribute('min')) ?? '')
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await save(page).click()
    expect((await sent).headers()).toMatchObject({ 'time-zone': 'Etc/GMT+12' })
    await expect(change(page, 'Target date')).toBeFocused()
  })
})

test('two tabs cannot overwrite each other, and nothing that was typed is lost', long, async ({ page, product }) => {
  await enterAs(page, product, 'brief-tabs')
  await begin(page)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await change(page, 'Goal').click()
  await page.getByRole('textbox', { name: 'Goal' }).fill('Write a game in Python')
  await change(other, 'Goal').click()
  await other.getByRole('textbox', { name: 'Goal' }).fill('Python with my niece')
  await save(other).click()
  await expect(change(other, 'Goal')).toBeVisible()

  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('This has changed.')
  await expect(page.getByRole('textbox', { name: 'Goal' })).toHaveValue('Write a game in Python')
  await save(page).click()
  await expect(page.getByRole('region', { name: 'Your details' })).toContainText('Write a game in Python')
})

test('on a phone the brief is a sheet, and leaves the chat where it was', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await enterAs(page, product, 'brief-phone')
  await begin(page)
  const composer = page.getByPlaceholder('Type your message...')
  const before = await composer.boundingBox()
  expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThanOrEqual(740)
  await page.getByRole('button', { name: 'Your details' }).click()
  const sheet = page.getByRole('dialog', { name: 'Your details' })
  await expect(sheet).toContainText('Learn Python')
  await page.setViewportSize({ width: 320, height: 640 })
  for (const button of await sheet.getByRole('button', { name: /^Change/ }).all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
  await change(page, 'Must be included').click()
  await page.getByLabel('Must be included').fill('Loops\nTests')
  await save(page).click()
  await expect(sheet.getByRole('listitem').filter({ hasText: 'Tests' }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goBack()
  await expect(sheet).toBeHidden()
  expect(await composer.boundingBox()).toEqual(before)
  expect(complaints).toEqual([])
})
