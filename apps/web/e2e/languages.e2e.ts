import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { guitar } from './screen-states/samples.ts'
import { long } from './support/long-run.ts'
import { expectNoOverflow, test } from './support/with-plans.ts'

const VISITORS = ['/', '/login', '/register', '/forgot-password', '/reset-password', '/verify-email', '/no-such-page']
/** Law is English in every language, and says so: only what stands around it is in theirs. */
const LAW = ['/privacy', '/terms']

for (const [language, locale] of [
  ['de', 'de-DE'],
  ['es', 'es-ES'],
] as const) {
  test.describe(locale, long, () => {
    test.use({ locale, viewport: { width: 360, height: 800 } })

    test('shows visitors the screens in their language, with nothing cut off on a phone', async ({ page }) => {
      const left = englishUnlike(language)
      for (const path of VISITORS) await expectTranslated(page, path, { language, left })
      for (const path of LAW) await expectTranslated(page, path, { language, left, around: 'header, footer' })
    })

    test('shows learners the screens in their language, with nothing cut off on a phone', async ({ page, visit }) => {
      const [plan] = await visit.give(guitar('done', 'open'))
      const left = englishUnlike(language)
      const ofPlan = [`/learning-plan/${plan?.id}`, `/learning-plan/${plan?.id}/chapter/${plan?.chapters[0]}`]
      for (const path of ['/dashboard', ...ofPlan, '/new-learning-request', '/account']) {
        await expectTranslated(page, path, { language, left })
      }
    })
  })
}

type Wanted = {
  readonly language: string
  /** What may not be shown. */
  readonly left: readonly string[]
  /** Where it is looked for, if not everywhere. */
  readonly around?: string
}

async function expectTranslated(page: Page, path: string, { language, left, around = 'body' }: Wanted): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoOverflow(page)
    expect.soft(await cutButtons(page), `${path} at ${width} px`).toEqual([])
  }
  const shown = (await page.locator(around).allInnerTexts()).join('\n')
  const lines = new Set(shown.split('\n').map((line) => line.trim()))
  expect
    .soft(
      left.filter((text) => lines.has(text)),
      `${path} in English`,
    )
    .toEqual([])
}

/** Phrases of the English texts that are others in the given language. Single words may be those of a plan. */
function englishUnlike(language: string): readonly string[] {
  const translated = new Set(stringsOf(catalogueOf(language)))
  const english = Object.entries(catalogueOf('en')).filter(([name]) => !name.startsWith('admin'))
  const unlike = stringsOf(english).filter((text) => text.includes(' ') && !translated.has(text))
  expect(unlike.length).toBeGreaterThan(300)
  return unlike
}

const catalogueOf = (language: string): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../src/texts/${language}.json`), 'utf8'))

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
