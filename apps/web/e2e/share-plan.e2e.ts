import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { call } from '@app/testing/learner'
import { until } from '@app/testing/until'
import { expect, type Page } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { test } from './support/product.ts'

test('a plan is taken along as files, and started by a friend who has its link and signs in first', async ({
  page,
  product,
  home,
  browser,
}) => {
  const learner = await enterAs(page, product, `ines-${randomUUID().slice(0, 8)}`)
  const plan = await planOf(learner, 'I want to learn the guitar')
  await takeCheck(product.url, plan.chapters[0]?.id, learner.token)
  await page.goto(`/learning-plan/${plan.id}`)
  const open = page.getByRole('button', { name: 'Take it along' })
  await expect(open).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await open.click()
  const calendar = await download(page, 'Download for my calendar')
  expect(calendar.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nDTSTART:\d{8}T180000\r\n/)
  const deck = await download(page, 'Download for Anki')
  // stored as it is in the zip
  expect([deck.toString('latin1', 0, 2), deck.includes('SQLite format 3')]).toEqual(['PK', true])

  await page.getByRole('button', { name: 'Create a link' }).click()
  const link = await page.getByRole('dialog').getByRole('link').innerText()

  const context = await browser.newContext()
  const friend = await context.newPage()
  const complaints = complaintsOf(friend)
  await friend.goto(link)
  await expect(friend.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(friend.getByText('The first chapter')).toBeVisible()
  await friend.getByRole('link', { name: 'Sign in to start this plan' }).click()
  await friend.getByLabel('Email').fill(home.email)
  await friend.getByLabel('Password', { exact: true }).fill(home.password)
  await friend.getByRole('button', { name: 'Sign in' }).click()
  await friend.getByRole('link', { name: 'Continue to the page you asked for' }).click()
  await friend.getByRole('button', { name: 'Start this plan' }).click()
  await friend.waitForURL('**/learning-plan/*')
  await expect(friend.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(friend.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()

  await page.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByRole('button', { name: 'Create a link' })).toBeVisible()
  await friend.goto(link)
  await expect(friend.getByRole('alert')).toContainText('This link doesn’t work anymore')
  expect(complaints.filter((one) => !one.includes('404'))).toEqual([])
  await context.close()
})

// Helpers

async function download(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  return readFile(await file.path())
}

type View = { readonly check: { readonly questions: readonly { readonly id: string }[] } | null }

/** Answers nothing, which counts as an attempt. */
async function takeCheck(url: string, chapterId: string | undefined, token: string): Promise<void> {
  const read = () => call<View>(url, 'GET', `/api/chapters/${chapterId}`, undefined, token)
  const questions = await until(async () => (await read()).check?.questions)
  const answers = Object.fromEntries(questions.map(({ id }) => [id, null]))
  await call(url, 'POST', `/api/chapters/${chapterId}/check`, { attempt_id: randomUUID(), answers }, token)
}
