import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { guitar } from './screen-states/samples.ts'
import { expectNoOverflow, test } from './support/with-plans.ts'

/** Screens of which all texts stand in files of texts. */
const WITH_TEXTS = /^\/(dashboard|learning-plan)/

const sources = join(import.meta.dirname, '../src')

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['es', 'es-ES'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 360, height: 800 } })

    test('shows the screens of a learner in their language, with nothing cut off on a phone', async ({
      page,
      visit,
    }) => {
      const [plan] = await visit.give(guitar('done', 'open'))
      const left = await englishUnlike(language)
      for (const path of ['/dashboard', `/learning-plan/${plan?.id}`, '/new-learning-request', '/account']) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
        await page.waitForLoadState('networkidle')
        for (const width of [360, 320]) {
          await page.setViewportSize({ width, height: 800 })
          await expectNoOverflow(page)
          expect(await cutButtons(page), `${path} at ${width} px`).toEqual([])
        }
        if (!WITH_TEXTS.test(path)) continue
        const shown = await page.locator('body').innerText()
        const lines = new Set(shown.split('\n').map((line) => line.trim()))
        expect(left.filter((text) => lines.has(text))).toEqual([])
      }
    })
  })
}

/** Phrases of the English texts that are others in the given language. Single words may be those of a plan. */
async function englishUnlike(language: string): Promise<readonly string[]> {
  // titles of pages are the names of laws as well
  const files = globSync('**/texts.ts', { cwd: sources }).filter((file) => !file.startsWith('routing/'))
  const all = await Promise.all(
    files.map(async (file) => {
      const [english, translated] = await Promise.all(
        [file, file.replace('texts.ts', `texts.${language}.ts`)].map(async (one) => {
          const { texts } = (await import(join(sources, one))) as { readonly texts: unknown } // each is a file of texts
          return stringsOf(texts)
        }),
      )
      return (english ?? []).filter((text) => text.includes(' ') && !translated?.includes(text))
    }),
  )
  return all.flat()
}

const stringsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : []
}

/** Buttons and links that look like one whose words do not fit. */
const cutButtons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter(
        (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline',
      )
      .map((element) => element.textContent ?? ''),
  )
