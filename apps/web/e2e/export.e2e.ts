import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { test } from './support/product.ts'

test('a chapter and its plan can be taken home, as files and on paper', async ({ page, product }) => {
  const learner = await enterAs(page, product, `olga-${Math.random().toString(36).slice(2, 8)}`)
  const plan = await planOf(learner, 'I want to learn the guitar')
  await page.goto(`/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`)
  await expect(page.getByRole('heading', { name: 'Introduction', exact: true })).toBeVisible()
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('checkbox').first().press('Space')

  const chapter = await download(page)
  expect(chapter.text).toMatch(/^# .+\n\nChapter 1 of .+\. Not completed yet\.\n\n## Introduction\n\n/)
  expect(chapter.text).toMatch(/\n## Learning Objectives\n\n- \[x\] .+\n- \[ \] /)
  expect(chapter.text).toMatch(/\n## Curated Resources\n\n- \[.+\]\(https:\/\/.+\) \(.+\)/)
  expect(chapter.text).toMatch(/\nContent generated on: .+\n$/)

  await printsWell(page)

  await page.getByRole('link', { name: 'Back to Learning Plans' }).click()
  const whole = await download(page)
  expect(whole.name).not.toBe(chapter.name)
  expect(whole.text).toMatch(
    /\n0 of \d+ chapters done \(0%\)\.\n\nTime: about .+\n\n## Chapters\n\n1\. \[ \] .+\n2\. \[ \] .+ \(locked\)\n/,
  )
  expect(whole.text).toContain('\n### Learning Objectives\n\n- [x] ')
  // a locked chapter, with what is known of it
  expect(whole.text).toMatch(
    /\n## Chapter 2: .+\n\n.+\n\nWeek \d+\n\nTime: about .+\n\n### What you’ll be able to do\n\n- .+\n- /,
  )
  expect(whole.text.replaceAll('\\', '')).toContain(`## Chapter 1: ${title}\n`)
})

// Helpers

async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Download as Markdown/ }).click(),
  ])
  const name = file.suggestedFilename()
  expect(name).toMatch(/^[^<>:"/\\|?*]+\.md$/)
  await expect(page.getByText(name)).toBeVisible()
  return { name, text: await readFile(await file.path(), 'utf8') }
}

/** Only the chapter, black on white by night as well, and no link without its address. */
async function printsWell(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) {
    await expect(page.getByRole(role).first()).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'Introduction', exact: true })).toBeVisible()
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  )
  const links = page.getByRole('link', { name: /opens in new tab/ })
  await expect(links.first()).toBeVisible()
  for (const link of await links.all()) {
    const shown = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect(shown).toContain(await link.getAttribute('href'))
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}
