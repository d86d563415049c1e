import { expect } from '@playwright/test'
import { aCheck, twoSets } from './screen-states/check.ts'
import { lesson } from './screen-states/lesson.ts'
import { guitar } from './screen-states/samples.ts'
import { answering } from './support/answer-by-keys.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { tabTo } from './support/keyboard.ts'
import { test } from './support/with-plans.ts'

test('a check is taken by keyboard alone, over a lost connection and a reload', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  const [chapter, ...others] = guitar('open').chapters
  if (!chapter) throw new Error('the plan has no chapters')
  const plan = { ...guitar(), chapters: [{ ...chapter, content: lesson, questions: aCheck() }, ...others] }
  const [written] = await visit.give(plan)
  await page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[0]}`)
  const check = page.getByRole('region', { name: 'Check your understanding' })

  // what is sent reaches the server, and its answer does not come back
  const attempts: unknown[] = []
  await page.route('**/api/chapters/*/check', async (route) => {
    attempts.push(route.request().postDataJSON())
    await route.fetch()
    await route.abort()
  })

  await tabTo(page, check.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await tabTo(page, check.getByRole('checkbox', { name: 'The ring finger' }))
  await page.keyboard.press('Space')
  await tabTo(page, check.getByRole('textbox', { name: 'Your answer to question 3' }))
  await page.keyboard.type('20.0')
  for (const [text, presses] of [
    ['Look where the two fingers are', 2],
    ['Lift both fingers together, by a hair', 1],
    ['Put them down on C', 1],
  ] as const) {
    await tabTo(page, check.getByRole('button', { name: `Move up: ${text}` }))
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowUp')
  }
  await tabTo(page, check.getByRole('button', { name: 'Check my answers' }))
  await page.keyboard.press('Enter')
  await expect(check.getByText('Question 5 has no answer yet. Send anyway?')).toBeVisible()
  await page.keyboard.press('Enter')
  const last = check.getByRole('textbox', { name: 'Your answer to question 5' })
  await expect(last).toBeFocused()
  await page.keyboard.type('Metronome')

  await page.keyboard.press('Enter')
  await expect(check.getByText(/^We couldn’t reach the server/)).toBeVisible()
  await page.unroute('**/api/chapters/*/check')
  await page.reload()
  await expect(last).toHaveValue('Metronome')
  const again = page.waitForRequest('**/api/chapters/*/check')
  await last.press('Enter')
  expect((await again).postDataJSON()).toEqual(attempts[0])

  // one of two options was chosen in the second
  await expect(check.getByRole('status').filter({ hasText: '4 out of 5 correct.' })).toBeFocused()
  await expect(check.getByText('You passed. Nicely done!')).toBeVisible()
  await tabTo(page, check.getByRole('button', { name: 'Report this question: 2' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(check.getByText(/^Thanks for letting us know/)).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  for (const key of [
    'Correct answer',
    '20 bars of four beats',
    'Correct order',
    'Report this question',
    'of 5 correct',
  ]) {
    await expect(check.getByText(key).filter({ visible: true }), key).toHaveCount(0)
  }
  await expect(check.getByText('Strum once').filter({ visible: true })).toHaveCount(1)
  await page.emulateMedia({ media: 'screen' })

  await tabTo(page, check.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(check.getByRole('radio').first()).toBeFocused()
  await expect(check.getByText('Your best so far: 4 out of 5, passed.')).toBeVisible()
  await expect(last).toHaveValue('')
  expect(complaints).toEqual([])
})

test('a check that was failed is understood and passed with other questions, by keyboard alone', async ({
  page,
  visit,
}) => {
  const complaints = complaintsOf(page)
  const [chapter, ...others] = guitar('open').chapters
  if (!chapter) throw new Error('the plan has no chapters')
  const [written] = await visit.give({
    ...guitar(),
    chapters: [{ ...chapter, content: lesson, questions: twoSets() }, ...others],
  })
  await page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[0]}`)
  const check = page.getByRole('region', { name: 'Check your understanding' })
  const answer = answering(page, check)

  await answer.chooseOne(1, '20 seconds')
  await answer.chooseAll(2, 'The ring finger', 'The index finger')
  await tabTo(page, check.getByRole('button', { name: 'Check my answers' }))
  await page.keyboard.press('Enter')
  await expect(check.getByRole('status').filter({ hasText: '0 out of 2 correct.' })).toBeFocused()
  const result = (number: number) => check.getByRole('group', { name: `Question ${number} of 2` })
  await expect(result(1).getByText('That takes the number of changes for the time of one.')).toBeVisible()
  // the answer itself waits: it may still be worked out
  await expect(result(1).getByText('A minute has 60 seconds', { exact: false })).toHaveCount(0)
  await tabTo(page, result(1).getByRole('button', { name: /^Show the answer/ }))
  await page.keyboard.press('Enter')
  await expect(result(1).getByText('A minute has 60 seconds', { exact: false })).toBeVisible()
  await expect(result(2).getByText('You found 1 out of 2 right answers. One of your answers is wrong.')).toBeVisible()
  await expect(result(2).getByText('It hovers at G, and comes down only at C.')).toBeVisible()
  await expectAccessible(page, 'a check with feedback', { once: 360 })

  await tabTo(page, result(2).getByRole('link', { name: 'Read again: The fork that moves by one string' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#s1$/)
  await expect(page.getByRole('heading', { name: 'The fork that moves by one string' })).toBeInViewport()

  await tabTo(page, check.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(check.getByRole('radio').first()).toBeFocused()
  await expect(check.getByText('You change 20 times in a minute.', { exact: false })).toHaveCount(0)
  await answer.chooseOne(1, 'Neither hand')
  await answer.type(2, '2 s')
  await page.keyboard.press('Enter')
  await expect(check.getByRole('status').filter({ hasText: '2 out of 2 correct.' })).toBeFocused()
  await expect(check.getByText('You passed. Nicely done!')).toBeVisible()
  await expect(check.getByText('Not quite')).toHaveCount(0)

  await tabTo(page, check.getByRole('button', { name: 'Try again' }))
  await page.keyboard.press('Enter')
  await expect(check.getByText('You change 20 times in a minute.', { exact: false })).toBeVisible()
  await expect(check.getByText('Your best so far: 2 out of 2, passed.')).toBeVisible()
  expect(complaints).toEqual([])
})
