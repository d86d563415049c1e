import { expect } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { tabTo, typeInto, untilKeysCount } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test(
  'a goal that may mean several things becomes a plan by suggested answers and keyboard alone',
  long,
  async ({ page, product }) => {
    const complaints = complaintsOf(page)
    await enterAs(page, product, 'keys-chips')
    await page.goto('/new-learning-request')
    await typeInto(page, 'What do you want to learn?', 'Go')
    await page.keyboard.press('Enter')
    const input = page.getByPlaceholder('Type your message...')
    const log = page.getByRole('log')
    await expect(input).toBeFocused()
    await expect(log).toContainText('“Go” can mean more than one thing. Which one do you mean?')

    await page.keyboard.insertText('What I was about to say')
    for (const answer of ['Go, the programming language', 'I know the basics', '30 minutes a day']) {
      await tabTo(page, page.getByRole('button', { name: answer, exact: true }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(input).toBeFocused()
      await expect(log).toContainText(answer)
      await expect(input).toHaveValue('What I was about to say')
    }
    const last = page.getByRole('button', { name: 'For fun', exact: true })
    await expect(last).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await tabTo(page, last, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('Goal: Go, the programming language')
    await expect(log).toContainText('Time: 30 minutes a day')
    await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeFocused()
    await expect(page.getByRole('group', { name: 'Suggested answers' })).toBeHidden()
    await untilKeysCount(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Generating Learning Plan' })).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('a learner who wants no questions gets the summary at once', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await enterAs(page, product, 'no-questions')
  await page.goto('/new-learning-request')
  await typeInto(page, 'What do you want to learn?', 'Play chess')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Suggested answers' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Just make the plan' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeFocused()
  await expect(page.getByRole('log')).toContainText('(my assumption)')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a goal is made clear and a plan asked for by finger, without a keyboard over the chat', async ({
    page,
    product,
  }) => {
    const complaints = complaintsOf(page)
    await enterAs(page, product, 'finger-chips')
    await page.goto('/new-learning-request')
    await page.getByLabel('What do you want to learn?').fill('Go')
    await page.getByRole('button', { name: 'Start Conversation' }).tap()
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log).toContainText('Which one do you mean?')
    await expect(log).toBeFocused()

    const input = page.getByPlaceholder('Type your message...')
    await input.tap()
    await input.fill('What are my options?')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(log.getByRole('listitem')).toHaveText(['Go, the programming language', 'Go, the board game'])
    await expect(input).toBeFocused()
    for (const answer of ['Go, the board game', 'I’m new to it', '1 hour a week']) {
      await page.getByRole('button', { name: answer, exact: true }).tap()
      await expect(log).toBeFocused()
      await expect(page.getByRole('button', { name: answer, exact: true })).toBeHidden()
    }
    await page.getByRole('button', { name: 'For fun', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    await expect(log).toContainText('Goal: Go, the board game')
    // what is said yes to is read from its first line on
    await expect(log.getByText('a summary of what I understood')).toBeInViewport({ ratio: 1 })
    // what asks for the field itself gets it
    await page.getByRole('button', { name: 'Write a message' }).tap()
    await expect(input).toBeFocused()
    expect(complaints).toEqual([])
  })
})
