import { type CDPSession, expect, type Page } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo, untilKeysCount } from './support/keyboard.ts'
import { test } from './support/product.ts'

test('a plan is talked over and agreed on by keyboard alone', async ({ page, product, context }) => {
  const complaints = complaintsOf(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await enterAs(page, product, 'keys-chat')
  await page.goto('/new-learning-request')
  const goal = page.getByLabel('What do you want to learn?')
  await pressKey(page, 'button', 'Hold a short conversation in Portuguese')
  await expect(goal).toBeFocused()
  await expect(goal).toHaveValue('Hold a short conversation in Portuguese')
  await page.keyboard.press('Enter')

  const input = page.getByPlaceholder('Type your message...')
  await expect(input).toBeFocused()
  const replies = page.getByRole('log').getByRole('button', { name: /^Copy/ })
  await expect(replies).toHaveCount(1)

  await page.keyboard.insertText('I am a')
  await page.keyboard.press('Shift+Enter')
  await compose(await context.newCDPSession(page), 'begginner')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You: I am a')).toHaveCount(0)
  await expect(input).toBeFocused()
  await expect(input).toHaveValue(/^I am a\nbegginner/)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('I am a beginner')

  const reply = await hold(page)
  await page.keyboard.press('Enter')
  await expect(input).toHaveValue('')
  await expect(input).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Stop' }))
  const stopped = page.waitForResponse('**/stop')
  await page.keyboard.press('Enter')
  await stopped
  await expect(input).toBeFocused()
  reply.go()
  await expect(replies).toHaveCount(2)

  await tabTo(page, replies.last(), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1)
  expect((await page.evaluate(() => navigator.clipboard.readText())).length).toBeGreaterThan(10)

  const yes = page.getByRole('button', { name: 'Yes, Proceed' })
  for (const [index, answer] of ['2 hours a week', 'Having fun with it'].entries()) {
    await tabTo(page, input)
    await page.keyboard.insertText(answer)
    await page.keyboard.press('Enter')
    await expect(replies).toHaveCount(index + 3)
  }
  // who was typing goes on where the input was
  await expect(yes).toBeFocused()
  await untilKeysCount(page)
  await pressKey(page, 'button', 'No, I want to change something')
  await expect(input).toBeFocused()
  await expect(page.getByRole('status').getByText('Making changes... please continue the')).toBeVisible()
  await expect(replies).toHaveCount(5)

  const summary = await hold(page)
  await page.keyboard.insertText('3 hours a week')
  await page.keyboard.press('Enter')
  await tabTo(page, replies.last(), 'Shift+Tab')
  summary.go()
  await expect(yes).toBeVisible()
  // and who was reading goes on reading
  await expect(replies.nth(4)).toBeFocused()
  await untilKeysCount(page)
  await pressKey(page, 'button', 'Yes, Proceed')
  await expect(page.getByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'My Learning Dashboard' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  expect(complaints).toEqual([])
})

// Helpers

/** Words that an input method proposes and that are not taken yet. */
async function compose(browser: CDPSession, text: string): Promise<void> {
  await browser.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
}

/** Keeps the next message from the server until `go`, and lets Stop come to nothing meanwhile. */
async function hold(page: Page) {
  const { promise, resolve: go } = Promise.withResolvers<void>()
  await page.route('**/continue', (route) => promise.then(() => route.continue()), { times: 1 })
  await page.route('**/stop', (route) => route.fulfill({ status: 204 }))
  return { go }
}
