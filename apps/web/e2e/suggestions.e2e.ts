import { expect } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { tabTo, typeInto, untilKeysCount } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test(
  'a goal that the demo tutor does not teach becomes a plan of another by suggested answers and keyboard alone',
  long,
  async ({ page, product }) => {
    const complaints = complaintsOf(page)
    await enterAs(page, product, 'keys-chips')
    await page.goto('/new-learning-request')
    await typeInto(page, 'What do you want to learn?', 'Keep bees')
    await page.keyboard.press('Enter')
    const input = page.getByPlaceholder('Type your message...')
    const log = page.getByRole('log')
    await expect(input).toBeFocused()
    await expect(log).toContainText('I only have lessons on the subjects below.')

    await page.keyboard.insertText('What I was about to say')
    for (const answer of ['Guitar', 'I know the basics', '30 minutes a day']) {
      await tabTo(page, page.getByRole('button', { name: answer, exact: true }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(input).toBeFocused()
      await expect(log).toContainText(answer)
      await expect(input).toHaveValue('What I was about to say')
    }
    const last = page.getByRole('button', { name: 'Fingerpicking', exact: true })
    await expect(last).toBeVisible()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.press('Delete')
    await tabTo(page, last, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(log).toContainText('Goal: Guitar')
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
  await typeInto(page, 'What do you want to learn?', 'Learn Python')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Suggested answers' })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Make the plan now' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeFocused()
  await expect(page.getByRole('log')).toContainText('(my assumption)')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } })

  test('a subject is chosen and a plan asked for by finger, without a keyboard over the chat', async ({
    page,
    product,
  }) => {
    const complaints = complaintsOf(page)
    await enterAs(page, product, 'finger-chips')
    await page.goto('/new-learning-request')
    await page.getByLabel('What do you want to learn?').fill('Keep bees')
    await page.getByRole('button', { name: 'Start Conversation' }).tap()
    const log = page.getByRole('log', { name: 'Messages' })
    await expect(log).toContainText('Which one would you like?')
    await expect(log).toBeFocused()

    const input = page.getByPlaceholder('Type your message...')
    await input.tap()
    await input.fill('What are my options?')
    await page.getByRole('button', { name: 'Send' }).tap()
    await expect(log).toContainText('I’m a demo and can’t answer that.')
    await expect(input).toBeFocused()
    for (const answer of ['Guitar', 'I’m new to it', '1 hour a week']) {
      await page.getByRole('button', { name: answer, exact: true }).tap()
      await expect(log).toBeFocused()
      await expect(page.getByRole('button', { name: answer, exact: true })).toBeHidden()
    }
    await page.getByRole('button', { name: 'Fingerpicking', exact: true }).tap()
    await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeVisible()
    await expect(log).toContainText('Goal: Guitar')
    // what is said yes to is read from its first line on
    await expect(log.getByText('a summary of what I understood')).toBeInViewport({ ratio: 1 })
    // what asks for the field itself gets it
    await page.getByRole('button', { name: 'Write a message' }).tap()
    await expect(input).toBeFocused()
    expect(complaints).toEqual([])
  })
})
