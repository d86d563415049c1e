import { call, type Learner, type PlanView } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { until } from '@app/testing/until'
import { expect, type Page } from '@playwright/test'
import { grant } from './screen-states/app-fixture.ts'
import { answering } from './support/answer-by-keys.ts'
import { enterAs } from './support/enter.ts'
import { complaintsOf, expectAccessibleAgain } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { planOfBoth, test } from './support/lesson-tutor.ts'
import { IS_LONG_RUN, long } from './support/long-run.ts'
import { expectWholeOnPaper } from './support/paper.ts'

const EXPLAIN = 'Explain this chapter differently'
const checkOf = (page: Page) => page.getByRole('region', { name: 'Check your understanding' })
const heads = (page: Page) => page.getByRole('status').filter({ hasText: /version/ })
/** A column's head that is a formula has no text for axe, which does not read MathML; screen readers do. */
const look = (page: Page, state: string) => expectAccessibleAgain(page, state, { excused: 'empty-table-header' })

test(
  'two chapters, of mathematics and of programming, are learnt from by keyboard, and printed',
  long,
  async ({ page, product, tutor }) => {
    const complaints = complaintsOf(page)
    const learner = await enterAs(page, product, 'measuring')
    const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, learner.token)
    await grant(product, id, 10)
    const plan = await planOfBoth(product, learner)
    const check = checkOf(page)
    const answer = answering(page, check)
    const open = () => page.goto(`/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`)

    await test.step('mathematics is read', async () => {
      await open()
      await expect(page.locator('.katex-display')).toHaveCount(5)
      await expect(page.locator('th .katex')).toHaveCount(7)
      await look(page, 'mathematics')
      await expectWholeOnPaper(page, 'mathematics')
    })

    await test.step('its questions are answered, two wrongly', async () => {
      await pressKey(page, 'link', 'Check your understanding')
      await answer.type(1, '0.4')
      await answer.chooseOne(2, 'The one with the smaller')
      await answer.chooseAll(3, 'It passes through the first and the last point', 'It passes through (')
      await answer.putInOrder(4, 'Work out the means', 'Subtract them', 'Add up', 'Divide', 'Find the intercept')
      await answer.type(5, 'a curve')
      await pressKey(page, 'button', 'Check my answers')
      await expect(check.getByRole('status').filter({ hasText: '3 out of 5 correct.' })).toBeFocused()
      await look(page, 'right and wrong')
      await expectWholeOnPaper(page, 'right and wrong')
    })

    if (IS_LONG_RUN)
      await test.step('two are doubted: one key holds, the other does not', async () => {
        tutor.doubt('line fits better')
        const report = (number: number) => check.getByRole('button', { name: `Report this question: ${number}` })
        await tabTo(page, report(3))
        await page.keyboard.press('Enter')
        await page.keyboard.press('Space')
        await pressKey(page, 'button', 'Send report')
        await expect(check.getByText(/^Thanks for letting us know/)).toBeFocused()
        await tabTo(page, report(2), 'Shift+Tab')
        await page.keyboard.press('Enter')
        await page.keyboard.press('Space')
        await pressKey(page, 'button', 'Send report')
        await expect(check.getByText(/^Thanks for letting us know/)).toHaveCount(2)
        await look(page, 'reported')
        await until(async () => ((await questionsOf(product, learner, plan)).length === 4 ? true : undefined))
        await page.reload()
        await expect(check.getByText('We found a mistake in a question you reported')).toBeVisible()
        await expect(check.getByText(/^Your best so far: 2 out of 4/)).toBeVisible()
        await expect(check.getByText('You reported this question.')).toHaveCount(1)
        await look(page, 'void')
      })

    if (IS_LONG_RUN)
      await test.step('it is explained in simpler words, and both texts keep what was answered', async () => {
        await answer.type(4, 'a circle')
        await open()
        await pressKey(page, 'button', EXPLAIN)
        await expect(page.getByLabel('In simpler words')).toBeFocused()
        await page.keyboard.press('Space')
        await tabTo(page, page.getByLabel('Anything to add?', { exact: false }))
        await page.keyboard.insertText('From a garden, please')
        await look(page, 'asking to explain it differently')
        // the model takes its time
        tutor.faults.next({ kind: 'status', status: 503, headers: { 'Retry-After': '1' } })
        await pressKey(page, 'button', 'Write a new version')
        await expect(heads(page)).toBeFocused()
        await expect(heads(page)).toContainText(
          'We’re writing a new version: in simpler words. Keep reading: this version stays.',
        )
        await expect(heads(page)).toContainText('The new version is ready.')
        expect(tutor.asked().some((text) => text.includes('From a garden, please'))).toBe(true)
        // what is read does not change under its reader
        await expect(page.getByText('You hang weights on a spring')).toBeVisible()
        await pressKey(page, 'button', 'Show it')
        await expect(heads(page)).toBeFocused()
        await expect(heads(page)).toHaveText('You’re reading version 2 of 2: in simpler words.')
        await expect(page.getByText('Think of a bean')).toBeVisible()
        await expect(check.getByText('Question 5 of 5')).toBeVisible()
        await expect(check.getByRole('textbox').last()).toHaveValue('')

        await pressKey(page, 'button', EXPLAIN)
        const panel = page.getByRole('region', { name: EXPLAIN })
        await expect(panel.getByText('“From a garden, please”')).toBeVisible()
        await expect(panel.getByText(/^Free, once more for this chapter/)).toBeVisible()
        await look(page, 'versions')
        await pressKey(page, 'button', 'Read this one: Version 1: the original')
        await expect(heads(page)).toHaveText('You’re reading version 1 of 2: the original.')
        await expect(check.getByText('Question 4 of 4')).toBeVisible()
        await expect(check.getByRole('textbox').last()).toHaveValue('a circle')
      })

    await test.step('it is finished, and the next one unlocked', async () => {
      await pressKey(page, 'button', 'Mark as complete')
      await expect(page.getByRole('heading', { name: 'What you can do now' })).toBeVisible()
      await look(page, 'a chapter that is finished')
      await pressKey(page, 'link', /The same line in Python/)
      await pressKey(page, 'button', /^Unlock/)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expect(page.locator('.hljs-keyword').first()).toBeVisible()
    })

    await test.step('programming is read, and its code copied', async () => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await look(page, 'programming')
      await expectWholeOnPaper(page, 'programming')
      await tabTo(page, page.getByRole('button', { name: 'Copy this code' }).first())
      await page.keyboard.press('Enter')
      await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^from statistics import fmean\n/)
    })

    await test.step('all its questions are answered rightly', async () => {
      await tabTo(page, page.getByRole('link', { name: 'Check your understanding', exact: true }), 'Shift+Tab')
      await page.keyboard.press('Enter')
      await answer.chooseOne(1, '(3.0, 2.0)')
      await answer.chooseAll(2, 'fit_line([1, 2], [3])', 'fit_line([2, 2], [1, 5])')
      await answer.type(3, '12')
      await answer.putInOrder(4, 'Open the file', 'Read rows', 'Turn the text', 'Hand both lists')
      await answer.type(5, 'approx')
      await pressKey(page, 'button', 'Check my answers')
      await expect(check.getByRole('status').filter({ hasText: '5 out of 5 correct.' })).toBeFocused()
      await look(page, 'all right')
    })

    await test.step('the plan is finished', async () => {
      await pressKey(page, 'button', 'Mark as complete')
      await expect(page.getByRole('heading', { name: 'Plan complete' })).toBeVisible()
      await expect(page.getByRole('list', { name: 'The whole plan' }).getByText('Completed')).toHaveCount(2)
      await expect(page.getByText('That was the last chapter of')).toContainText('Fit a straight line to my lab data')
      await look(page, 'a plan that is finished')
    })
    expect(complaints).toEqual([])
  },
)

async function questionsOf({ url }: Product, { token }: Learner, { chapters }: PlanView): Promise<readonly unknown[]> {
  type Asked = { readonly check: { readonly questions: readonly unknown[] } }
  const { check } = await call<Asked>(url, 'GET', `/api/chapters/${chapters[0]?.id}`, undefined, token)
  return check.questions
}
