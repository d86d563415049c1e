import { expect, type Page } from '@playwright/test'
import { lesson } from './screen-states/lesson.ts'
import { content, guitar, type PlanSample } from './screen-states/samples.ts'
import { complaintsOf, shiftsOf } from './support/gates.ts'
import { test } from './support/with-plans.ts'

test('what draws formulas and code comes where a chapter has them, and from here alone', async ({ page, visit }) => {
  const [plan] = await visit.give(withLesson)
  const complaints = complaintsOf(page)
  const loaded = loadedBy(page)
  await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`)
  await expect(page.getByText(/rarely needs more than three chords/)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded().filter((path) => /katex|formula|code-block/i.test(path))).toEqual([])

  await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}`)
  await expect(page.locator('.katex-display')).toHaveCount(2)
  await expect(page.locator('.hljs-keyword').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loaded()).toEqual(
    expect.arrayContaining([expect.stringContaining('KaTeX_Main'), expect.stringMatching(/code-block/)]),
  )
  expect(await shiftsOf(page)).toBeLessThan(0.05)
  expect(complaints).toEqual([])
})

test('a section has an address, wide things scroll inside themselves, and code is copied', async ({ page, visit }) => {
  const [plan] = await visit.give(withLesson)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/learning-plan/${plan?.id}/chapter/${plan?.chapters[1]}#s3`)
  await expect(page.getByRole('region', { name: 'A clock for practice in Python' })).toBeFocused()
  await expect(page.locator('.hljs-keyword').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'In this chapter' }).locator('[aria-current]')).toContainText(
    'A clock for practice',
  )
  await page.getByRole('button', { name: 'Copy this code' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^import time\n[\s\S]+return done$/)

  // a stop of the Tab key only where there is something to scroll to
  const formulas = page.locator('.scroll-box.block:has(.katex)')
  await expect(formulas).toHaveCount(3) // one of them within a sentence, under one root
  await expect(formulas.and(page.locator('[tabindex]'))).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(formulas.and(page.getByRole('group', { name: 'Formula' }))).toHaveCount(3)
  const widest = page.locator('pre').first()
  await expect(widest).toHaveCSS('white-space', /^pre$/)
  expect(await widest.evaluate((pre) => pre.scrollWidth > pre.clientWidth)).toBe(true)
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expect.poll(() => cutOff(page)).toEqual([])
  }

  await page.emulateMedia({ media: 'print' })
  await expect(widest).toHaveCSS('white-space', 'pre-wrap')
  for (const name of ['How fast is fast enough?', 'Key Points', 'Practice']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
})

// Helpers

const plain = {
  ...content,
  introduction: `${content.introduction}\n\n\`\`\`text\ne|--0--\n\`\`\`\n\nIt costs $5 or $10.`,
}
const plan = guitar('done', 'open')
const withLesson: PlanSample = {
  ...plan,
  chapters: plan.chapters.map((chapter, index) => ({ ...chapter, content: index === 1 ? lesson : plain })),
}

/** Tables and formulas that go on beyond the screen, and that nothing scrolls. */
const cutOff = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table, main .katex')]
      .filter((one) => one.getBoundingClientRect().right > innerWidth && !one.closest('.scroll-box[data-more]'))
      .map((one) => (one.textContent ?? '').slice(0, 60)),
  )

function loadedBy(page: Page): () => readonly string[] {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  return () => {
    const origin = new URL(page.url()).origin
    expect(urls.filter((url) => !url.startsWith(origin))).toEqual([])
    return urls.map((url) => new URL(url).pathname)
  }
}
