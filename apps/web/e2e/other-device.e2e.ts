import { expect } from '@playwright/test'
import { enter } from './screen-states/app-fixture.ts'
import { lesson } from './screen-states/lesson.ts'
import { content, guitar, type PlanSample, spanish } from './screen-states/samples.ts'
import { long } from './support/long-run.ts'
import { expectNoOverflow, faults, test } from './support/with-plans.ts'

test('what was begun and ticked on one device is there on another', long, async ({ page, browser, baseURL, visit }) => {
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
  // at the place last read, if it was there for long enough
  await expect(phone).toHaveURL(new RegExp(`${begun}(#objectives)?$`))
  const objective = (name: string) => phone.getByRole('checkbox', { name })
  await expect(objective(second)).toBeChecked()
  for (const name of [first, third]) await expect(objective(name)).not.toBeChecked()
  await phone.close()
})

test(
  'a note and the place last read are there on another device, and a note outlives a lost line',
  long,
  async ({ page, browser, baseURL, visit }) => {
    const [plan] = await visit.give(withLesson)
    const address = `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`
    await page.goto(address)
    const placed = page.waitForResponse(
      (reply) => reply.url().endsWith('/last-read') && reply.request().postData() !== null,
    )
    await page
      .getByRole('navigation', { name: 'In this chapter' })
      .getByRole('link', { name: /How fast/ })
      .click()
    expect((await placed).ok()).toBe(true)

    const section = (of: typeof page) => of.locator('#s2')
    const field = (of: typeof page) => section(of).getByRole('textbox', { name: /^Your note on “How fast/ })
    await section(page)
      .getByRole('button', { name: /^Add a note/ })
      .click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('Try 72 first')
    await expect(section(page).getByText('Saved.', { exact: false })).toBeVisible()

    const token = await page.evaluate(() => localStorage.getItem('token'))
    const phone = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } })
    await enter(phone, { token: token ?? '' })
    await phone.goto('/dashboard')
    await phone.getByRole('link', { name: /^Continue/ }).click()
    await expect(phone).toHaveURL(`${address}#s2`)
    await expect(section(phone)).toBeFocused()
    await expect(section(phone)).toBeInViewport()
    await expect(field(phone)).toHaveValue('Try 72 first')

    // the line drops while one types; the page is closed, and opened again
    await phone.route('**/notes', faults['a line that breaks'] ?? (() => undefined))
    await field(phone).press('End')
    await phone.keyboard.type(', then 80')
    await expect(section(phone).getByText('Not saved yet', { exact: false })).toBeVisible()
    await field(page).press('End')
    await page.keyboard.type(', slowly')
    await expect(section(page).getByText('Saved.', { exact: false })).toBeVisible()
    await phone.unroute('**/notes')
    await phone.reload()
    // what was typed on both is there on both
    await expect(field(phone)).toHaveValue(/Try 72 first, slowly[\s\S]*Try 72 first, then 80/)
    await expect(section(phone).getByText('Saved.', { exact: false })).toBeVisible()
    await page.reload()
    await expect(field(page)).toHaveValue(/Try 72 first, slowly[\s\S]*Try 72 first, then 80/)
    await phone.close()
  },
)

for (const width of [1280, 360]) {
  test(
    `a log-out without a line asks before it loses a note, at ${width} px`,
    long,
    async ({ page, context, visit }) => {
      const [plan] = await visit.give(withLesson)
      await page.setViewportSize({ width, height: 800 })
      const dialogIsThere = page.waitForResponse(/logout-dialog/)
      await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`)
      const section = page.locator('#s2')
      await section.getByRole('button', { name: /^Add a note/ }).click()
      await (await dialogIsThere).finished()
      const logOut = async () => {
        if (width === 360) await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Logout' }).click()
      }

      await context.setOffline(true)
      await page.keyboard.type('Try 72 first')
      await logOut()
      const dialog = page.getByRole('dialog', { name: 'A note isn’t saved yet' })
      await expect(dialog.getByRole('button', { name: 'Stay signed in' })).toBeFocused()
      await expectNoOverflow(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toBeHidden()
      await context.setOffline(false)
      await expect(section.getByText('Saved.', { exact: false })).toBeVisible()

      await context.setOffline(true)
      await section.getByRole('textbox').press('End')
      await page.keyboard.type(', then 80')
      await logOut()
      await dialog.getByRole('button', { name: 'Log out anyway' }).click()
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
      await context.setOffline(false)
    },
  )
}

const plan = guitar('open')
const withLesson: PlanSample = { ...plan, chapters: plan.chapters.map((chapter) => ({ ...chapter, content: lesson })) }
