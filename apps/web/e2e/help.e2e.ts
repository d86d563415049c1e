import { expect, type Page } from '@playwright/test'
import { selectPassage, twoSets } from './screen-states/check.ts'
import { lesson } from './screen-states/lesson.ts'
import { guitar } from './screen-states/samples.ts'
import { answering } from './support/answer-by-keys.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { pressKey, tabTo } from './support/keyboard.ts'
import { test } from './support/with-plans.ts'

test('help after a wrong answer leads to a fresh question, by keyboard alone', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  await open(page, visit)
  const check = page.getByRole('region', { name: 'Check your understanding' })
  await answering(page, check).chooseOne(1, '20 seconds')
  await tabTo(page, check.getByRole('button', { name: 'Check my answers' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await pressKey(page, 'button', 'Send anyway')
  await expect(check.getByText('0 out of 2 correct.')).toBeVisible()

  const name = /^Work it out with me ?: Question 1 of 2$/
  await pressKey(page, 'button', name)
  const panel = page.getByRole('region', { name: 'Help', exact: true })
  const log = panel.getByRole('log', { name: 'Messages' })
  const field = panel.getByRole('textbox', { name: 'Your message' })
  await expect(field).toBeFocused()
  await expect(panel.getByRole('region', { name: 'About this question' })).toContainText('20 times in a minute')
  // there is no model: the misconception behind the option comes first
  await expect(log).toContainText('That takes the number of changes for the time of one.')
  await expect(panel).toContainText('There’s no language model here')
  await expectAccessible(page, 'help beside the text', { widths: [1280] })

  await expect(field).toBeFocused()
  for (const words of ['I don’t see it.', 'I still don’t.', 'Not yet.']) {
    // while a reply comes in, the button stops it
    await expect(panel.getByRole('button', { name: 'Send' })).toBeVisible()
    await page.keyboard.insertText(words)
    await page.keyboard.press('Enter')
    await expect(log.getByText(words)).toBeVisible()
    await expect(panel.getByText('Thinking...')).toHaveCount(0)
  }
  await expect(panel.getByText('What waits for the other hand?')).toBeVisible()
  await expect(field).toHaveCount(0)
  await expectAccessible(page, 'a fresh question', { widths: [1280] })
  await answering(page, panel).chooseOne(1, 'Neither hand')
  await tabTo(page, panel.getByRole('button', { name: 'Check my answer' }))
  await page.keyboard.press('Enter')
  await expect(panel.getByText('Correct. You did that on your own.')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name })).toBeFocused()
  expect(complaints).toEqual([])
})

test('a selected passage is asked about by keyboard, and the panel is there again after a reload', async ({
  page,
  visit,
}) => {
  const complaints = complaintsOf(page)
  await open(page, visit)
  await selectPassage(page)
  const offers = page.getByRole('group', { name: 'Help with the selected text' })
  await expect(offers).toBeVisible()
  await expectAccessible(page, 'help with a passage')
  await page.keyboard.press('Escape')
  await expect(offers).toHaveCount(0)

  await selectPassage(page)
  await tabTo(page, offers.getByRole('button', { name: 'Explain this' }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Help', exact: true })
  await expect(panel.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  await expect(panel.getByRole('region', { name: 'About this passage' })).toContainText('down as one piece')
  await expect(panel.getByRole('log')).toContainText('I can only show you what the chapter says')

  await page.reload()
  await expect(panel.getByRole('log')).toContainText('I can only show you what the chapter says')
  await tabTo(page, panel.getByRole('button', { name: 'Close help' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(panel).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('help on a phone is a sheet that gives focus back', async ({ page, visit }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, visit)
  const name = /^Give me a hint ?: exercise 1$/
  await pressKey(page, 'button', name)
  const sheet = page.getByRole('dialog', { name: 'Help' })
  await expect(sheet.getByRole('log')).toContainText('Read the section')
  await expect(sheet.getByText(/^\d+ questions left today/)).toBeVisible()
  await expectAccessible(page, 'help as a sheet', { widths: [360] })
  // the look at it has left a wide screen, where help stood beside the text: it is a sheet again when it has the focus
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(sheet.getByRole('textbox', { name: 'Your message' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name })).toBeFocused()
  expect(complaints).toEqual([])
})

// Helpers

type Visit = Parameters<Parameters<typeof test>[2]>[0]['visit']

async function open(page: Page, visit: Visit): Promise<void> {
  const [chapter, ...others] = guitar('open').chapters
  if (!chapter) throw new Error('the plan has no chapters')
  const chapters = [{ ...chapter, content: lesson, questions: twoSets() }, ...others]
  const [written] = await visit.give({ ...guitar(), chapters })
  await page.goto(`/learning-plan/${written?.id}/chapter/${written?.chapters[0]}`)
  await expect(page.getByRole('heading', { name: 'Exercises' })).toBeVisible()
  // drawn as Markdown, which takes the place of its bare words
  await expect(page.locator('#s1 pre').first()).toBeVisible()
}
