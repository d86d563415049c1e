import { expect } from '@playwright/test'
import { enter } from './screen-states/app-fixture.ts'
import { content, guitar, spanish } from './screen-states/samples.ts'
import { test } from './support/with-plans.ts'

test('what was begun and ticked on one device is there on another', async ({ page, browser, baseURL, visit }) => {
  // the older plan, and not its first chapter: nothing but what was read leads there
  const [, older] = await visit.give(spanish, guitar('open', 'open'))
  const begun = `/learning-plan/${older?.id}/chapter/${older?.chapters[1]}`
  const [first = '', second = '', third = ''] = content.learningObjectives
  await page.goto(begun)
  const saved = page.waitForResponse(
    (reply) => reply.request().method() === 'PUT' && reply.url().includes('/objectives'),
  )
  await page.getByText(second, { exact: true }).click()
  expect((await saved).ok()).toBe(true)

  const token = await page.evaluate(() => localStorage.getItem('token'))
  const phone = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
  await enter(phone, { token: token ?? '' })
  await phone.goto('/dashboard')
  await phone.getByRole('link', { name: /^Continue/ }).click()
  await expect(phone).toHaveURL(begun)
  const objective = (name: string) => phone.getByRole('checkbox', { name })
  await expect(objective(second)).toBeChecked()
  for (const name of [first, third]) await expect(objective(name)).not.toBeChecked()
  await phone.close()
})
