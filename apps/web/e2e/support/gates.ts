import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const

/** What is on the screen now, in both themes, wide and narrow: no axe violation, nothing that needs scrolling sideways. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const { width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    // without the detour over a second page, which is for frames of other origins: it takes three times as long
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect.soft(found, `${screen}, ${width} px, ${colorScheme}`).toEqual([])
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect.soft(overflow, `${screen} is too wide for ${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
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
