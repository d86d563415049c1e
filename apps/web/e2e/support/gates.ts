import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { IS_LONG_RUN } from './long-run.ts'
import { putOn, themes, type Width, widths } from './looks.ts'

const nearAxe = createRequire(import.meta.resolve('@axe-core/playwright'))
/** Run without the builder around it, which is for frames and takes as long again. */
const axeSource = readFileSync(nearAxe.resolve('axe-core/axe.min.js'), 'utf8')

type Axe = {
  readonly run: (options: object) => Promise<{
    readonly violations: readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[]
  }>
}

type Allowance = {
  readonly widths?: readonly Width[]
  /** The only width at which axe looks at it, but in a long run. */
  readonly once?: Width
  /** A rule that does not hold here; the caller says why. */
  readonly excused?: string
}

/**
 * What is on the screen now: no axe violation, nothing that needs scrolling sideways. Looked at by day where it is wide and by night
 * where it is narrow, for axe takes its time; in a long run in all four ways.
 */
export async function expectAccessible(page: Page, screen: string, allowance: Allowance = {}): Promise<void> {
  for (const width of allowance.widths ?? widths) {
    const looks = IS_LONG_RUN ? themes : ([width === 1280 ? 'light' : 'dark'] as const)
    for (const theme of looks) {
      await putOn(page, width, theme)
      if (!IS_LONG_RUN && allowance.once && allowance.once !== width) continue
      expect.soft(await violationsOn(page, allowance.excused), `${screen}, ${width} px, ${theme}`).toEqual([])
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${screen} is too wide for ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Of a screen that `screens.e2e.ts` looks at as well, where a journey has brought it up: in a long run only. */
export async function expectAccessibleAgain(...screen: Parameters<typeof expectAccessible>): Promise<void> {
  if (IS_LONG_RUN) await expectAccessible(...screen)
}

async function violationsOn(page: Page, excused?: string): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(async (excused) => {
    const { axe } = window as unknown as { readonly axe: Axe }
    const { violations } = await axe.run({
      // only what is wrong is described in full; style sheets are read anew for one rule alone, which is experimental and off
      resultTypes: ['violations'],
      preload: { assets: ['media'] },
      rules: excused ? { [excused]: { enabled: false } } : {},
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, excused)
}

/** What the browser complains about: policy violations, errors of scripts. Empty at the end of a good journey. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const text = message.text()
    // what a server refuses is logged by the browser as well, and is no fault of the page
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text)
  })
  return complaints
}

/** A page that breaks on purpose keeps to the policy all the same. */
export const isOfPolicy = (complaint: string): boolean => complaint.includes('Content Security Policy')

/** How much of what stood there has moved by itself since the document came: the browser's CLS, not in its windows but in all. */
export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 300)
      }),
  )
