import { expect, type Page } from '@playwright/test'
import { generatingPlan, guitar } from './screen-states/samples.ts'
import { complaintsOf, shiftsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { countCalls, test } from './support/with-plans.ts'

test('without a line nothing is lost, and all goes on by itself when it is back', async ({ page, visit, context }) => {
  const [plan] = await visit.give(guitar('done', 'open'))
  await dashboard(page)
  await expect(mark(page, 1)).toHaveAttribute('aria-pressed', 'true')
  await context.setOffline(true)
  await expect(page.getByText(/^You’re offline\./)).toBeVisible()
  await mark(page, 2).click()
  await expect(page.getByText('Keep this page open and we’ll save this when you’re back online.')).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Unlock (10 credits)' }).click()
  await expect(page.getByText('Failed to unlock next chapter')).toBeVisible()
  await expect(page.getByText('You seem to be offline. Nothing was charged.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlock (10 credits)' })).toBeFocused()

  await context.setOffline(false)
  await expect(page.getByText(/^You’re offline\./)).toBeHidden()
  await expect(page.getByText('33%')).toBeVisible()
  await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Keep this page open')).toBeHidden()
  // nothing that costs credits is pressed by itself
  await expect(page.getByRole('button', { name: 'Unlock (10 credits)' })).toBeVisible()

  await chapterLinks(page).last().hover()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await chapterLinks(page).last().click()
  await expect(page.getByText(/there’s no copy of this chapter on this device/)).toBeVisible()
  await context.setOffline(false)
  await expect(heading(page, 'Introduction')).toBeVisible()
  expect(page.url()).toContain(plan?.chapters[1])

  const objective = page.getByRole('checkbox').first()
  await context.setOffline(true)
  await objective.press('Space')
  await expect(page.getByText('Keep this page open').first()).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Keep this page open')).toHaveCount(0)
  await page.reload()
  await expect(objective).toBeChecked()
})

test('a page that cannot be fetched is said to come, and comes with the line', async ({ page, visit, context }) => {
  await visit.give(guitar('open'))
  // whatever an earlier test has left in the browser's cache: who looks into a page's calls makes it pass the cache by
  await page.route('**/*.js', (route) => route.continue())
  await dashboard(page)
  // one of each kind: what the build has written, and what only the app draws, whose lists come late and move what could be pressed
  for (const [name, title] of [
    ['Terms of Service', 'Terms of Service'],
    ['Account', 'Account Management'],
  ] as const) {
    await context.setOffline(true)
    await page.getByRole('link', { name, exact: true }).last().click()
    await expect(page.getByText('You’re offline. What you asked for will load')).toBeVisible()
    await context.setOffline(false)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByText(/^You’re offline\./)).toBeHidden()
  }
})

test('an address that is typed begins at its top, wherever the page before it was left', long, async ({ page }) => {
  for (const path of ['/terms', '/privacy', '/terms']) {
    await page.goto(path)
    await page.waitForFunction(() => 'ready' in document.documentElement.dataset)
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => window.scrollY), path).toBe(0)
    await page.mouse.wheel(0, 900)
    await page.waitForFunction(() => window.scrollY > 800)
  }
  await page.reload()
  await page.waitForFunction(() => window.scrollY > 800)
})

test('on a slow line the shape comes first, and nothing jumps when the rest is there', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const [plan] = await visit.give(guitar('done', 'open'), guitar('open'))
  for (const [path, words, title] of [
    ['/dashboard', 'Loading your learning plans...', 'Your learning plans'],
    [`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`, 'Loading chapter content...', 'Introduction'],
  ] as const) {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(/api\/(learning-plans|chapters\/[^/]+)$/, async (route) => {
      await arrived
      await route.continue()
    })
    await page.goto(path)
    await expect(page.getByRole('status').filter({ hasText: words })).toBeVisible()
    await expect(page.locator('main [aria-hidden=true].mt-4').first()).toBeVisible()
    arrive()
    await expect(heading(page, title)).toBeAttached()
    expect(await shiftsOf(page)).toBeLessThan(0.05)
    await page.unroute(/api\/(learning-plans|chapters\/[^/]+)$/)
  }
  expect(complaints).toEqual([])
})

test(
  'a session that ends while the dashboard asks leads to the sign-in page, and back',
  long,
  async ({ page, visit }) => {
    await visit.give(generatingPlan)
    // the tutor that is built in would be done with it at once
    await page.route(/check-stuck|retry/, (route) => route.fulfill({ json: { requeued: [] } }))
    await dashboard(page)
    await expect(page.getByText('Creating your plan...')).toBeVisible()
    await visit.endSession()
    await expectEnded(page)
    await visit.signInAgain()
    await expect(page.getByText('Creating your plan...')).toBeVisible()
  },
)

for (const [what, act, outcome] of [
  [
    'unlocks',
    (page: Page) => page.getByRole('button', { name: 'Unlock (10 credits)' }).click(),
    // the built-in tutor writes it; on a busy machine it waits behind what other tests have ordered
    (page: Page) => expect(chapterLinks(page)).toHaveCount(3, { timeout: 120_000 }),
  ],
  ['marks', (page: Page) => mark(page, 2).click(), (page: Page) => expect(page.getByText('33%')).toBeVisible()],
] as const) {
  test(
    `a session that ended before one ${what} a chapter leads to the sign-in page, and back`,
    what === 'marks' ? long : {},
    async ({ page, visit }) => {
      await visit.give(guitar('done', 'open'))
      await dashboard(page)
      await expect(mark(page, 2)).toBeVisible()
      await visit.endSession()
      await act(page)
      await expectEnded(page)
      await visit.signInAgain()
      await act(page)
      await outcome(page)
    },
  )
}

test('a session that ended before a chapter is read leads back to the chapter', long, async ({ page, visit }) => {
  const [plan] = await visit.give(guitar('done', 'open'))
  await dashboard(page)
  await expect(mark(page, 2)).toBeVisible()
  await visit.endSession()
  await chapterLinks(page).last().click()
  await expectEnded(page)
  await visit.signInAgain()
  await page.getByRole('link', { name: 'Continue to your chapter' }).click()
  await expect(heading(page, 'Introduction')).toBeVisible()
  expect(page.url()).toContain(plan?.chapters[1])
})

test(
  'a session that ends in one tab ends in all, and each goes on where it was',
  long,
  async ({ page, visit, context }) => {
    const [plan] = await visit.give(guitar('done', 'open'))
    await dashboard(page)
    const other = await context.newPage()
    await other.goto('/account')
    await expect(heading(other, 'Account Management')).toBeVisible()
    await visit.endSession()
    await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`)
    await expect(heading(page, 'Sign in')).toBeVisible()
    await expect(heading(other, 'Sign in')).toBeVisible()
    // whichever of them the server answered says why
    await expect(async () => {
      const said = await Promise.all([page, other].map((tab) => tab.getByText(ENDED, { exact: true }).count()))
      expect(said).toContain(1)
    }).toPass()
    await visit.signInAgain()
    await expect(other.getByRole('link', { name: 'Continue to your account' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue to your chapter' }).click()
    await expect(heading(page, 'Introduction')).toBeVisible()
  },
)

test('back and forward lead through plans and chapters as they were', long, async ({ page, visit }) => {
  await visit.give(guitar('done', 'open'), guitar('done'))
  await dashboard(page)
  await page
    .getByRole('button', { name: /^Chapters/ })
    .last()
    .click()
  await chapterLinks(page).last().click()
  await expect(heading(page, 'Introduction')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: /^Chapters/, expanded: true })).toHaveCount(2)
  await page.goForward()
  await expect(heading(page, 'Introduction')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Learning Plans' }).click()
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Chapters/, expanded: true })).toHaveCount(2)
})

test(
  'a double click unlocks once and marks once; slower presses end where they were left',
  long,
  async ({ page, visit }) => {
    const [plan] = await visit.give(guitar('done', 'open'))
    const chapter = (number: number) => plan?.chapters[number - 1]
    const toggles = countCalls(page, 'POST', `/api/chapters/${chapter(2)}/toggle_completion`)
    const unlocks = countCalls(page, 'POST', `/api/learning-plans/${plan?.id}/unlock-next-chapter`)
    const before = await visit.ask<{ credits: number }>('/api/me')
    await dashboard(page)
    await mark(page, 2).dblclick()
    await expect(page.getByText('33%')).toBeVisible()
    expect(toggles()).toBe(1)

    // slowly enough for a second thought before the first answer
    const { promise: pressedAll, resolve: pressAll } = Promise.withResolvers<void>()
    await page.route('**/toggle_completion', (route) => pressedAll.then(() => route.continue()))
    for (const pressed of ['false', 'true', 'false']) {
      await mark(page, 2).click()
      await expect(mark(page, 2)).toHaveAttribute('aria-pressed', pressed)
    }
    pressAll()
    await expect(page.getByText('16%')).toBeVisible()
    await expect(mark(page, 2)).toHaveAttribute('aria-pressed', 'false')
    const view = await visit.ask(`/api/chapters/${chapter(2)}`)
    expect(view).toMatchObject({ is_completed_by_current_user: false })

    await page.getByRole('button', { name: 'Unlock (10 credits)' }).dblclick()
    await expect(chapterLinks(page)).toHaveCount(3)
    expect(unlocks()).toBe(1)
    expect(await visit.ask('/api/me')).toMatchObject({ credits: before.credits - 10 })
    await expect(page.getByRole('link', { name: `Credits: ${before.credits - 10}` }).first()).toBeVisible()
  },
)

// Helpers

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

const chapterLinks = (page: Page) => page.getByRole('link', { name: /^View Chapter/ })

const ENDED = 'Your session has ended. Please sign in again.'

const expectEnded = (page: Page) => expect(page.getByText(ENDED, { exact: true })).toBeVisible()

async function dashboard(page: Page): Promise<void> {
  // the page's last calls of its own: they would find out about a session that a test ends
  const settled = Promise.all([/check-stuck/, /archived=true/].map((call) => page.waitForResponse(call)))
  await page.goto('/dashboard')
  await expect(heading(page, 'My Learning Dashboard')).toBeVisible()
  await settled
}

/** The mark of a chapter of the first plan. */
const mark = (page: Page, number: number) => page.getByRole('button', { name: /^Completed:/ }).nth(number - 1)
