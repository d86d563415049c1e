import { randomUUID } from 'node:crypto'
import { call } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { writeRows } from '@app/testing/product-rows'
import { until } from '@app/testing/until'
import { expect, type Page } from '@playwright/test'
import { grant } from './screen-states/app-fixture.ts'
import { answering } from './support/answer-by-keys.ts'
import { enterAs } from './support/enter.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { pressKey, tabTo, typeInto, untilKeysCount } from './support/keyboard.ts'
import { GOAL, HINT, TIME, test } from './support/lesson-tutor.ts'
import { long } from './support/long-run.ts'
import { type Width, widths } from './support/looks.ts'

for (const width of widths) {
  const title = `what two chapters taught comes back, and goes along, by keyboard alone, at ${width} px`
  test(title, width === 360 ? {} : long, async ({ page, product, tutor, browser }) => {
    tutor.manner.asksAgain = true
    const complaints = complaintsOf(page)
    const name = `back-${randomUUID().slice(0, 8)}`
    const who = await enterAs(page, product, name)
    const ask = <T>(path: string) => call<T>(product.url, 'GET', path, undefined, who.token)
    const { id: userId } = await ask<{ id: string }>('/api/me')
    await grant(product, userId, 10)
    await page.setViewportSize({ width, height: 800 })
    const look = (state: string) => lookAt(page, state, width)
    const check = page.getByRole('region', { name: 'Check your understanding' })
    const answer = answering(page, check)

    await test.step('a goal becomes a plan', async () => {
      await page.goto('/new-learning-request')
      await typeInto(page, 'What do you want to learn?', GOAL)
      await page.keyboard.press('Enter')
      const field = page.getByPlaceholder('Type your message...')
      await expect(field).toBeFocused()
      await expect(page.getByRole('log').getByRole('button', { name: /^Copy/ })).toHaveCount(1)
      await page.keyboard.insertText(TIME)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Yes, Proceed' })).toBeFocused()
      await untilKeysCount(page)
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard')
      await pressKey(page, 'button', 'Unlock (Free!)')
      await pressKey(page, 'link', /^View Chapter/)
      await expect(check).toBeVisible()
    })

    await test.step('a wrong answer is worked out with help, which keeps the answer', async () => {
      await answer.type(1, '-0.4')
      await answer.chooseOne(2, 'The flatter one')
      await answer.chooseAll(3, 'It passes through (', 'No other line has')
      await answer.putInOrder(4, 'Work out the means', 'Subtract them', 'Add up', 'Divide', 'Find the intercept')
      await answer.type(5, 'a curve')
      await pressKey(page, 'button', 'Check my answers')
      await expect(check.getByRole('status').filter({ hasText: '4 out of 5 correct.' })).toBeFocused()
      await expect(check.getByText('since plain sums cancel', { exact: false })).toHaveCount(0)
      await look('a wrong answer whose key waits')
      await pressKey(page, 'button', /^Work it out with me ?: Question 2/)
      const help = page.getByRole(width === 360 ? 'dialog' : 'region', { name: 'Help', exact: true })
      const log = help.getByRole('log', { name: 'Messages' })
      const field = help.getByRole('textbox', { name: 'Your message' })
      await expect(field).toBeFocused()
      // what names an option is held back, twice: a prepared hint stands in
      await expect(log).toContainText('The lesson says:')
      await look('help after a wrong answer')
      for (const words of ['I don’t see it.', 'Show me one.', 'Let me try.']) {
        await expect(help.getByRole('button', { name: 'Send' })).toBeVisible()
        await tabTo(page, field)
        await page.keyboard.insertText(words)
        await page.keyboard.press('Enter')
        await expect(log.getByText(words)).toBeVisible()
        await expect(help.getByText('Thinking...')).toHaveCount(0)
      }
      await expect(log).toContainText(HINT)
      await expect(log).not.toContainText('isn’t it?')

      // the one that counts is answered alone
      await expect(help.getByText('Question 1 of 1')).toBeVisible()
      await look('a fresh question')
      const fresh = answering(page, help)
      if ((await help.getByRole('radio').count()) > 0) await fresh.chooseOne(1, /^Squares of misses/)
      else await fresh.type(1, '0.3')
      await tabTo(page, help.getByRole('button', { name: 'Check my answer' }))
      await page.keyboard.press('Enter')
      await expect(help.getByText('Correct. You did that on your own.')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(help).toHaveCount(0)
    })

    await test.step('a question is reported, and is gone', async () => {
      const trust = tutor.doubt('Which of these hold')
      const { due } = await ask<{ due: number }>('/api/reviews')
      expect(due).toBe(0)
      await pressKey(page, 'button', 'Report this question: 3')
      await page.keyboard.press('Space')
      await pressKey(page, 'button', 'Send report')
      await expect(check.getByText(/^Thanks for letting us know/)).toBeFocused()
      await until(async () => ((await cardsOf(ask)) === 5 ? true : undefined))
      trust()
    })

    const [plan] = await ask<readonly { id: string }[]>('/api/learning-plans')

    await test.step('what is left of the plan goes into a calendar', async () => {
      const chapter = page.url()
      await page.goto(`/learning-plan/${plan?.id}`)
      await pressKey(page, 'button', 'Take it along')
      expect(await downloaded(page, 'Download for my calendar')).toMatch(/\.ics$/)
      await page.goto(chapter)
      await expect(check).toBeVisible()
    })

    await test.step('the second chapter is unlocked, and its questions answered', async () => {
      await pressKey(page, 'button', 'Mark as complete')
      await pressKey(page, 'link', /The same line in Python/)
      await pressKey(page, 'button', /^Unlock/)
      await expect(check).toBeVisible()
      await answer.chooseOne(1, '(3.0, 2.0)')
      await answer.chooseAll(2, 'fit_line([1, 2], [3])', 'fit_line([2, 2], [1, 5])')
      await answer.type(3, '12')
      await answer.putInOrder(4, 'Open the file', 'Read rows', 'Turn the text', 'Hand both lists')
      await answer.type(5, 'approx')
      await pressKey(page, 'button', 'Check my answers')
      await expect(check.getByRole('status').filter({ hasText: '5 out of 5 correct.' })).toBeFocused()
      await pressKey(page, 'button', 'Mark as complete')
      await expect(page.getByRole('heading', { name: 'Plan complete' })).toBeVisible()
    })

    await test.step('days later it is due, and reviewed', async () => {
      await letDaysPass(product, userId, 5)
      await page.goto('/dashboard')
      await tabTo(page, page.getByRole('main').getByRole('link', { name: '10 reviews' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^Question/).first()).toBeVisible()
      await look('a review')
      expect(await page.getByRole('main').innerText()).not.toContain('Which of these hold')
    })

    await test.step('a goal for the week, and one mail that leads back and can be stopped', async () => {
      await page.goto('/account')
      await typeInto(page, 'Weekly goal in minutes', '60')
      await pressKey(page, 'button', 'Save goal')
      await tabTo(page, page.getByRole('switch', { name: 'Remind me by email when reviews are due' }))
      await page.keyboard.press('Space')
      await expect.poll(() => ask('/api/me')).toMatchObject({ weekly_goal: 60, review_reminder: true })
      await look('a goal and reminders')
      await page.goto('/dashboard')
      // both chapters were completed, of 30 minutes each
      await expect(page.getByText('60 of 60 minutes this week')).toBeVisible()

      await letMorningCome(product, userId)
      const mail = await until(async () => {
        await restart(product)
        return product.mails(`${name}@example.org`).find((one) => one.includes('List-Unsubscribe-Post'))
      })
      expect(mail).toContain('/review')
      const [unsubscribe = ''] = /https?:\S+\/unsubscribe\/[\w.~-]+/.exec(mail) ?? []
      await page.goto(unsubscribe)
      await expect(page.getByRole('button', { name: 'Stop reminders' })).toBeVisible()
      await look('the end of reminders')
      // opened by a scanner it changes nothing
      expect(await ask('/api/me')).toMatchObject({ review_reminder: true })
      await pressKey(page, 'button', 'Stop reminders')
      await expect(page.getByText(/^Done\. We won’t remind you/)).toBeVisible()
      expect(await ask('/api/me')).toMatchObject({ review_reminder: false })
    })

    let link = ''

    await test.step('the plan goes along: Anki, and a link', async () => {
      await page.goto(`/learning-plan/${plan?.id}`)
      await pressKey(page, 'button', 'Take it along')
      expect(await downloaded(page, 'Download for Anki')).toMatch(/\.apkg$/)
      await pressKey(page, 'button', 'Create a link')
      await look('a plan that is taken along')
      link = await page.getByRole('dialog').getByRole('link').innerText()
    })

    await test.step('a stranger starts the shared plan, once with a free chapter', async () => {
      const context = await browser.newContext({ viewport: { width, height: 800 } })
      const stranger = await context.newPage()
      const { token } = await enterAs(stranger, product, `friend-${randomUUID().slice(0, 8)}`)
      for (const offer of ['Unlock (Free!)', /^Unlock/]) {
        await stranger.goto(link)
        await pressKey(stranger, 'button', 'Start this plan')
        await stranger.waitForURL('**/learning-plan/*')
        await expect(stranger.getByRole('button', { name: offer }).first()).toBeVisible()
      }
      type Listed = { readonly chapters: readonly { readonly price: number }[] }
      const plans = await call<readonly Listed[]>(product.url, 'GET', '/api/learning-plans', undefined, token)
      expect(plans.map(({ chapters }) => chapters[0]?.price === 0).sort()).toEqual([false, true])
      await context.close()
    })
    tutor.manner.asksAgain = false
    expect(complaints).toEqual([])
  })
}

// Helpers

async function lookAt(page: Page, state: string, width: Width): Promise<void> {
  await expectAccessible(page, state, { widths: [width], excused: 'empty-table-header' })
  await page.setViewportSize({ width, height: 800 })
}

async function downloaded(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), pressKey(page, 'button', button)])
  return file.suggestedFilename()
}

const cardsOf = async (ask: <T>(path: string) => Promise<T>): Promise<number> => {
  const { cards } = await ask<{ cards: readonly { is_void: boolean }[] }>('/api/account/export')
  return cards.filter(({ is_void }) => !is_void).length
}

/** As if everything had been answered so many days earlier. */
const letDaysPass = (product: Product, userId: string, days: number): Promise<void> => {
  const earlier = (column: string) => `${column} = to_char(${column}::date - ${days}, 'YYYY-MM-DD')`
  return writeRows(
    product,
    // the log of reviews takes no change
    'ALTER TABLE reviews DISABLE TRIGGER USER',
    `UPDATE cards SET ${earlier('reviewed_on')}, ${earlier('due_on')} WHERE user_id = '${userId}'`,
    `UPDATE reviews SET ${earlier('day')} WHERE user_id = '${userId}'`,
    'ALTER TABLE reviews ENABLE TRIGGER USER',
  )
}

/** It is about noon where the learner is, and the job that looks once a morning is due. */
async function letMorningCome(product: Product, userId: string): Promise<void> {
  const hours = 12 - new Date().getUTCHours()
  // these zones count westwards
  const zone = `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
  await writeRows(
    product,
    `UPDATE users SET remind_at = now() - interval '1 minute', time_zone = '${zone}' WHERE id = '${userId}'`,
    `UPDATE pgboss.job SET state = 'created', start_after = now(), started_on = NULL, completed_on = NULL WHERE id = (
       SELECT id FROM pgboss.job WHERE name = 'remind-learners' ORDER BY created_on DESC LIMIT 1)`,
  )
}

/** Jobs are looked for when it starts; mails are spread over some minutes, which are over then. */
async function restart(product: Product): Promise<void> {
  await writeRows(product, "UPDATE pgboss.job SET start_after = now() WHERE name = 'send-mail' AND state = 'created'")
  await product.stop()
  await product.start()
  await new Promise((resolve) => setTimeout(resolve, 2_000))
}
