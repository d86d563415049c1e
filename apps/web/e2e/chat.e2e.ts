import { expect } from '@playwright/test'
import { long } from './support/long-run.ts'
import {
  arrive,
  button,
  callsOf,
  converse,
  goalField,
  input,
  log,
  replies,
  said,
  say,
  test,
} from './support/tutored.ts'

const LONG = Array.from({ length: 60 }, (_, index) => `Thought number ${index} of a patient tutor.`).join('\n\n')

test('Stop keeps what was said so far, and the next message works', async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSay(`First comes the board. ${'Then comes one more of the pieces. '.repeat(20)}Last of all come the rules.`)
  tutor.faults.next({ kind: 'stall', asked: 'Tell me all of it' })
  await say(page, 'Tell me all of it')
  await expect(log(page).getByText('First comes the board.')).toBeVisible()
  await input(page).fill('typed meanwhile')
  await input(page).press('Enter')
  await expect(input(page)).toHaveValue('typed meanwhile')
  const stops = callsOf(page, '/stop')
  await button(page, 'Stop').dblclick()
  await expect(button(page, 'Send')).toBeVisible()
  expect(stops()).toBe(1)
  await expect(replies(page)).toHaveCount(2)
  await expect(log(page).getByText('First comes the board.')).toBeVisible()
  await expect(log(page).getByText('Last of all')).toHaveCount(0)

  tutor.willSay('Very well, once more.')
  await button(page, 'Send').click()
  await expect(log(page).getByText('Very well, once more.')).toBeVisible()
  await page.reload()
  await expect(replies(page)).toHaveCount(3)
  await expect(log(page).getByText('First comes the board.')).toBeVisible()
  await expect(said(page, 'typed meanwhile')).toHaveCount(1)
})

test('a reload in the middle loses neither the reply nor what is being typed', async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSay(`${'The openings come first. '.repeat(12)}And that is the end.`, 25)
  await say(page, 'Tell me all of it')
  await expect(log(page).getByText('The openings come first.')).toBeVisible()
  const goOn = tutor.hold()
  await input(page).fill('My next question is')
  await page.reload()
  await expect(said(page, 'Tell me all of it')).toHaveCount(1)
  await expect(input(page)).toHaveValue('My next question is')
  goOn()
  await expect(log(page).getByText('And that is the end.')).toBeVisible()
  await expect(said(page, 'Tell me all of it')).toHaveCount(1)
  tutor.willSay('Ask away.', 1)
  await input(page).press('Enter')
  await expect(said(page, 'My next question is')).toBeVisible()
  await expect(replies(page)).toHaveCount(3)
})

test(
  'a tutor that fails, an answer that is none and no line at all keep the words',
  long,
  async ({ page, context, tutor }) => {
    await arrive(page)
    await page.goto('/new-learning-request')
    tutor.faults.next({ kind: 'drop' })
    await goalField(page).fill('Chess')
    await goalField(page).press('Enter')
    await expect(log(page).getByRole('alert')).toContainText('The assistant can’t answer right now.')
    await button(page, 'Retry').click()
    await expect(replies(page)).toHaveCount(1)
    await page.reload()
    await expect(replies(page)).toHaveCount(1)
    await expect(said(page, 'Chess')).toHaveCount(1)

    const again = async (place: number) => {
      await expect(said(page, `Question ${place}`)).toHaveCount(1)
      tutor.willSay(`Answer number ${place}, at last.`)
      await button(page, 'Retry').click()
      await expect(log(page).getByText(`Answer number ${place}, at last.`)).toBeVisible()
      await expect(said(page, `Question ${place}`)).toHaveCount(1)
    }
    tutor.faults.next({ kind: 'status', status: 500, asked: 'Question 1' })
    await say(page, 'Question 1')
    await expect(log(page).getByRole('alert')).toContainText('The assistant can’t answer right now.')
    await again(1)

    tutor.willSay('One half of it. '.repeat(20))
    tutor.faults.next({ kind: 'cut', at: 0.5, torn: true, asked: 'Question 2' })
    await say(page, 'Question 2')
    await expect(log(page).getByRole('alert')).toContainText('The assistant can’t answer right now.')
    await again(2)

    await page.route('**/continue', (route) => route.fulfill({ status: 500, body: '<html>oops' }), { times: 1 })
    await say(page, 'Question 3')
    await expect(log(page).getByRole('alert')).toHaveText('Failed to send message.')
    await again(3)

    await page.route('**/continue', (route) => route.fulfill({ status: 200, json: { ai: 'oops' } }), { times: 1 })
    await say(page, 'Question 4')
    await expect(log(page).getByRole('alert')).toHaveText('Failed to send message.')
    await again(4)

    await context.setOffline(true)
    await say(page, 'Question 5')
    await expect(log(page).getByRole('alert')).toHaveText(
      'An error occurred while sending the message. We’ll send it when you’re back online.',
    )
    tutor.willSay('Answer number 5, at last.')
    await context.setOffline(false)
    await expect(replies(page)).toHaveCount(6)
    await expect(said(page, 'Question 5')).toHaveCount(1)
  },
)

test('the reply of a line that drops is found, and stands there once', long, async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSay('Half of it comes by the line. The other half is looked for.')
  await page.route('**/continue', async (route) => {
    const response = await route.fetch()
    const body = await response.text()
    await route.fulfill({ response, body: body.slice(0, body.indexOf('event: done')) })
  })
  await say(page, 'Tell me all of it')
  await expect(replies(page)).toHaveCount(2)
  await expect(log(page).getByText('The other half is looked for.')).toHaveCount(1)
  await expect(said(page, 'Tell me all of it')).toHaveCount(1)
})

test('a long reply is shown from its first line, and who reads on in it stays there', long, async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSay(LONG, 50)
  await say(page, 'Tell me all of it')
  await expect(log(page).getByText('Thought number 20 ')).toHaveCount(1)
  await expect(log(page).getByText('Thought number 0 ')).toBeInViewport()
  await expect(button(page, 'Jump to latest')).toBeVisible()
  await log(page).evaluate((box) => box.scrollBy({ top: 300, behavior: 'instant' }))
  const place = await log(page).evaluate((box) => box.scrollTop)
  await expect(replies(page)).toHaveCount(2)
  await expect(log(page).getByText('Thought number 59 ')).not.toBeInViewport()
  expect(await log(page).evaluate((box) => box.scrollTop)).toBe(place)
  await button(page, 'Jump to latest').click()
  await expect(log(page).getByText('Thought number 59 ')).toBeInViewport()
  await expect(button(page, 'Jump to latest')).toBeHidden()
})

test('the panel is 600 px high and fits a phone, its input in view', async ({ page }) => {
  await converse(page, await arrive(page))
  const panel = page.getByRole('region', { name: 'Conversation' })
  expect((await panel.boundingBox())?.height).toBe(600)
  for (const height of [740, 480, 360]) {
    await page.setViewportSize({ width: 360, height })
    await page.reload()
    await expect(input(page)).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Send')).toBeInViewport({ ratio: 1 })
    await expect(button(page, 'Cancel Conversation')).toBeInViewport({ ratio: 1 })
  }
  // it grows with what is written
  await input(page).fill('One line\nTwo lines\nThree lines')
  expect(await input(page).evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)).toBe(true)
  await input(page).fill('')
  // a keyboard that comes up takes room from below
  await page.setViewportSize({ width: 360, height: 740 })
  await input(page).focus()
  await page.setViewportSize({ width: 360, height: 420 })
  await expect(input(page)).toBeInViewport({ ratio: 1 })
  // as does a window that is made smaller, whatever has focus
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await expect(replies(page)).toHaveCount(1)
  await page.setViewportSize({ width: 360, height: 560 })
  await expect(input(page)).toBeInViewport({ ratio: 1 })
})

test('the buttons come with the finished reply only, and No goes on talking', long, async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSumUp(15)
  const goOn = tutor.hold()
  await say(page, 'Sum it up')
  await expect(button(page, 'Stop')).toBeVisible()
  await expect(button(page, 'Yes, Proceed')).toHaveCount(0)
  goOn()
  await expect(button(page, 'Yes, Proceed')).toBeVisible()
  await expect(button(page, 'Yes, Proceed')).toBeFocused()
  await expect(button(page, 'Stop')).toHaveCount(0)
  await expect(input(page)).toHaveCount(0)

  tutor.willSay('What would you like to change?')
  const calls = callsOf(page, '/continue')
  await button(page, 'No, I want to change something').dblclick()
  await expect(page.getByText('Making changes... please continue the conversation below.')).toBeVisible()
  await expect(said(page, "I'd like to make some changes to the details we discussed.")).toHaveCount(1)
  await expect(log(page).getByText('What would you like to change?')).toBeVisible()
  await expect(input(page)).toBeFocused()
  expect(calls()).toBe(1)
})

test('typing on while the buttons come neither loses a letter nor says yes', long, async ({ page, tutor }) => {
  await converse(page, await arrive(page))
  tutor.willSumUp(15)
  const yeses = callsOf(page, '/confirm_and_generate')
  await say(page, 'Sum it up')
  const words = 'and I would like to have two evenings a week for it '.repeat(3)
  await page.keyboard.type(words, { delay: 8 })
  await expect(button(page, 'Yes, Proceed')).toBeVisible()
  await page.keyboard.type('please')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue(`${words}please`)
  expect(yeses()).toBe(0)

  tutor.willSumUp()
  await page.keyboard.press('Enter')
  await expect(said(page, `${words}please`)).toHaveCount(1)
  await expect(button(page, 'Yes, Proceed')).toBeFocused()
  await page.keyboard.type('Yes but')
  await expect(input(page)).toHaveValue('Yes but')
  expect(yeses()).toBe(0)
})
