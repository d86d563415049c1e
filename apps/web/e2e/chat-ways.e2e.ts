import { expect, type Page } from '@playwright/test'
import { long } from './support/long-run.ts'
import {
  arrive,
  button,
  callsOf,
  converse,
  getReady,
  goalField,
  input,
  type Learner,
  log,
  replies,
  said,
  say,
  test,
} from './support/tutored.ts'

const CANCELLED = 'Conversation cancelled. You can start a new one if you like.'

test(
  'pressed twice, each button asks once; a cancelled conversation is gone from the address',
  long,
  async ({ page }) => {
    await arrive(page)
    await page.goto('/new-learning-request')
    const starts = callsOf(page, '/initiate')
    await goalField(page).fill('Chess')
    await button(page, 'Start Conversation').dblclick()
    await expect(replies(page)).toHaveCount(1)
    expect(starts()).toBe(1)

    const sends = callsOf(page, '/continue')
    const stops = callsOf(page, '/stop')
    await input(page).fill('I am a beginner')
    await button(page, 'Send').dblclick()
    await expect(replies(page)).toHaveCount(2)
    expect(sends()).toBe(1)
    expect(stops(), 'the second press lands on Stop and does not mean it').toBe(0)

    const cancels = callsOf(page, '/cancel')
    await button(page, 'Cancel Conversation').dblclick()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Cancel this conversation?')
    await dialog.getByRole('button', { name: 'Keep talking' }).click()
    await expect(dialog).toBeHidden()
    await expect(button(page, 'Cancel Conversation')).toBeFocused()
    expect(cancels()).toBe(0)

    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Cancel Conversation' }).dblclick()
    await expect(page.getByText(CANCELLED)).toBeVisible()
    await expect(goalField(page)).toBeFocused()
    await expect(goalField(page)).toHaveValue('')
    await expect(page).toHaveURL('/new-learning-request')
    expect(cancels()).toBe(1)

    // taken back, with all that was said; and cancelled again
    await button(page, 'Undo').click()
    await expect(replies(page)).toHaveCount(2)
    await button(page, 'Cancel Conversation').click()
    await dialog.getByRole('button', { name: 'Cancel Conversation' }).click()
    await expect(button(page, 'Undo')).toBeVisible()
    await page.reload()
    await expect(goalField(page)).toBeVisible()
    await expect(page.getByText('You have an unfinished conversation')).toHaveCount(0)
  },
)

test('without a plan both buttons stay, and the screen while it is made is safe to leave', long, async ({ page }) => {
  await converse(page, await arrive(page))
  await getReady(page)
  await page.route('**/confirm_and_generate', (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
  const yeses = callsOf(page, '/confirm_and_generate')
  await button(page, 'Yes, Proceed').click()
  await expect(page.getByText('Failed to generate learning plan.')).toBeVisible()
  await expect(replies(page)).toHaveCount(4)
  await expect(button(page, 'No, I want to change something')).toBeVisible()
  // a page that is left takes along what it has not sent yet
  const received = page.waitForResponse('**/confirm_and_generate')
  await button(page, 'Yes, Proceed').dblclick()
  await expect(page.getByRole('heading', { name: 'Generating Learning Plan' })).toBeFocused()
  await received
  expect(yeses()).toBe(2)
  const hasGoneOn = page.url().endsWith('/dashboard') // by itself, on a slow machine: nothing is left to go back to
  if (!hasGoneOn) await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: /Chess/ }).first()).toBeVisible()
  if (!hasGoneOn) await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { name: /Chess/ })).not.toHaveCount(0)
})

test('an open conversation is offered again, and back and forward lead into and out of it', long, async ({ page }) => {
  const id = await converse(page, await arrive(page), 'شطرنج 🎉 for two')
  await expect(page).toHaveTitle(/^Create New Learning Plan/)
  const dashboard = page.getByRole('heading', { name: 'My Learning Dashboard' })
  const offer = page.getByRole('main').getByText('شطرنج 🎉 for two', { exact: true })
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect(dashboard).toBeVisible()
  await expect(offer).toBeVisible()
  await page.goBack()
  await expect(replies(page)).toHaveCount(1)
  await page.goForward()
  await expect(dashboard).toBeVisible()
  await expect(offer).toBeVisible()
  await page.goto('/new-learning-request')
  await expect(page.getByText('You have an unfinished conversation about')).toBeVisible()
  await button(page, 'Continue').click()
  await expect(replies(page)).toHaveCount(1)
  await expect(page).toHaveURL(`/new-learning-request?conversation=${id}`)
  await expect(input(page)).toBeFocused()
})

test('two tabs on one conversation see each other and make one plan', long, async ({ page, context }) => {
  const id = await converse(page, await arrive(page))
  const two = await context.newPage()
  await two.goto(`/new-learning-request?conversation=${id}`)
  await expect(replies(two)).toHaveCount(1)
  await say(page, 'I am a beginner')
  await expect(replies(page)).toHaveCount(2)
  // no one turns to the other window meanwhile
  await expect(replies(two)).toHaveCount(2)
  await say(two, 'Two hours a week')
  await expect(replies(two)).toHaveCount(3)
  await say(two, 'Having fun')
  await expect(button(two, 'Yes, Proceed')).toBeVisible()
  await button(two, 'Yes, Proceed').click()
  await two.waitForURL('**/dashboard')
  await expect(two.getByRole('heading', { name: /Chess/ })).not.toHaveCount(0)
  await page.waitForURL('**/dashboard')
})

test('a session that ends in the middle of a reply costs no word', long, async ({ page, tutor }) => {
  const who = await arrive(page)
  const id = await converse(page, who)
  tutor.willSay(`First comes the board. ${'Then comes one more of the pieces. '.repeat(20)}Last of all come the rules.`)
  tutor.faults.next({ kind: 'stall', asked: 'Tell me all of it' })
  await say(page, 'Tell me all of it')
  await expect(log(page).getByText('First comes the board.')).toBeVisible()
  await page.request.post('/api/logout', { headers: { Authorization: `Bearer ${who.token}` } })
  await input(page).fill('half a thought')
  await button(page, 'Stop').click()
  await expect(page.getByRole('heading', { name: 'Sign in', exact: true })).toBeVisible()
  tutor.willSay('Here is all of it.')
  await page.getByLabel('Email').fill(who.email)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
  await page.goto(`/new-learning-request?conversation=${id}`)
  await expect(said(page, 'Tell me all of it')).toHaveCount(1)
  await expect(input(page)).toHaveValue('half a thought')
})

for (const [name, end] of [
  ['in an answer only', (page) => page.route('**/continue', (route) => route.fulfill({ status: 401, json: {} }))],
  [
    'on the server',
    (page, { token }) => page.request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } }),
  ],
] satisfies [string, (page: Page, who: Learner) => Promise<unknown>][]) {
  test(
    `a message that meets the end of the session ${name} can be sent again after the next sign-in`,
    long,
    async ({ page }) => {
      const who = await arrive(page)
      await converse(page, who)
      await end(page, who)
      await say(page, 'Do not lose me')
      await page.getByLabel('Email').fill(who.email)
      await page.getByLabel('Password', { exact: true }).fill(who.password)
      await page.unrouteAll()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('link', { name: 'Continue to your new learning plan' }).click()
      await expect(log(page).getByRole('alert')).toHaveText('This message wasn’t sent.')
      await button(page, 'Retry').click()
      await expect(replies(page)).toHaveCount(2)
      await expect(said(page, 'Do not lose me')).toHaveCount(1)
    },
  )
}

test(
  'a message that failed outlasts a reload and the way to the dashboard, and is sent with the next',
  long,
  async ({ page }) => {
    await converse(page, await arrive(page))
    await page.route('**/continue', (route) => route.abort(), { times: 1 })
    await say(page, 'first precious message')
    const lost = said(page, 'first precious message')
    await expect(button(page, 'Retry')).toBeVisible()
    await page.reload()
    await expect(lost).toHaveCount(1)
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await page.goBack()
    await expect(log(page).getByRole('alert')).toHaveText('This message wasn’t sent.')
    await say(page, 'second message')
    await expect(replies(page)).toHaveCount(2)
    await page.reload()
    await expect(log(page).getByText(/^first precious message\s+second message$/)).toHaveCount(1)
    await expect(button(page, 'Retry')).toHaveCount(0)
  },
)

test(
  'what the tutor or the learner writes is drawn as text and harmless Markdown, in its own direction',
  long,
  async ({ page, tutor }) => {
    const id = await converse(page, await arrive(page))
    const evil = [
      '**bold** and <img src=x onerror="document.title=1"> and <script>document.title = 2</script>',
      '[bad](javascript:document.title=3) [good](https://example.org/chess) [mail](mailto:a@example.org)',
      '![picture](https://example.org/a.png) ![worse](data:image/svg+xml,oops)',
      '<a href="javascript:1" onclick="document.title=4">raw</a>',
    ].join('\n\n')
    await page.route(`**/${id}/messages`, async (route) => {
      const response = await route.fetch()
      const body = await response.json()
      const messages = body.messages.map((one: object) =>
        'isFromUser' in one && one.isFromUser ? one : { ...one, content: evil },
      )
      await route.fulfill({ response, json: { ...body, messages } })
    })
    await page.reload()
    await expect(log(page).locator('strong')).toHaveText('bold')
    await expect(log(page).locator('img, script, [onclick], [onerror]')).toHaveCount(0)
    await expect(log(page).locator('a')).toHaveCount(0)
    for (const word of ['bad', 'good', 'mail', 'raw']) await expect(log(page)).toContainText(word)
    await expect(page).toHaveTitle(/^Create New Learning Plan/)
    await page.unrouteAll()
    await page.reload()

    tutor.willSay('بالتأكيد! لنبدأ باللوحة.')
    await say(page, 'مرحبا 🎉 <b>not bold</b> **nor this**')
    const mine = said(page, 'مرحبا 🎉 <b>not bold</b> **nor this**')
    await expect(mine).toBeVisible()
    expect(await directionOf(mine)).toBe('rtl')
    await expect(replies(page)).toHaveCount(2)
    expect(await directionOf(log(page).getByText('بالتأكيد! لنبدأ باللوحة.'))).toBe('rtl')
    await page.setViewportSize({ width: 360, height: 740 })
    tutor.willSay('That was long.')
    await say(page, `${'👨‍👩‍👧‍👦x'.repeat(100)}${'y'.repeat(2000)}`)
    await expect(log(page).getByText('That was long.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await log(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
  },
)

// Helpers

const directionOf = (locator: ReturnType<Page['getByText']>): Promise<string> =>
  locator.evaluate((element) => getComputedStyle(element).direction)
