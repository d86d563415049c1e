import { expect, type Page } from '@playwright/test'

const pageWidths = {
  'at 320 px': { width: 320, height: 640 },
  // what a window of 1280 by 800 has left at 200 %
  'zoomed to 200 %': { width: 640, height: 400 },
}

/** Reflow (1.4.10) and zoom (1.4.4) of what is on the screen now. */
export async function expectNoSidewaysScroll(page: Page, screen: string): Promise<void> {
  for (const [how, size] of Object.entries(pageWidths)) {
    await page.setViewportSize(size)
    expect.soft(await overflow(page), `${screen} is too wide ${how}`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await withTextOf(page, 32, async () => {
    expect.soft(await overflow(page), `${screen} is too wide with text twice as large`).toBeLessThanOrEqual(0)
  })
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** As the browser's own setting does it, which the style sheets build upon. */
async function withTextOf(page: Page, pixels: number, look: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: pixels } })
  await expect(page.locator('html')).toHaveCSS('font-size', `${pixels}px`)
  await look()
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  await browser.detach()
}

/** Sizes of what is pressed (2.5.8) and typed in, and names that begin with the label that is seen (2.5.3). */
export async function expectPressable(page: Page, screen: string, least: { readonly button: number }): Promise<void> {
  expect.soft(await page.evaluate(faultsOfControls, least.button), screen).toEqual([])
}

function faultsOfControls(leastOfButtons: number): readonly string[] {
  const isSeen = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && one.clientWidth + one.clientHeight > 2
  const inText = (one: Element) =>
    getComputedStyle(one).display === 'inline' && one.closest('p, li, dd')?.textContent !== one.textContent
  const faults: string[] = []
  for (const one of document.querySelectorAll('a[href], button, input, textarea, select')) {
    // a control that is not drawn itself is pressed by its label
    const target = isSeen(one) ? one : one.closest('label')
    if (target === null || !isSeen(target) || one.closest('[inert], [aria-hidden="true"]')) continue
    const { width, height } = target.getBoundingClientRect()
    const what = `${one.localName} '${one.getAttribute('aria-label') ?? target.textContent ?? ''}'`.slice(0, 60)
    const least = one.localName === 'button' ? leastOfButtons : 24
    if (Math.min(width, height) < least - 0.5 && !inText(one) && getComputedStyle(one).position !== 'fixed') {
      faults.push(`${what} is ${Math.round(width)} by ${Math.round(height)} px`)
    }
    if (one.matches('input:not([type=radio], [type=checkbox]), textarea, select')) {
      const size = Number.parseFloat(getComputedStyle(one).fontSize)
      if (size < 16) faults.push(`${what} has letters of ${size} px`)
    }
    const label = one.getAttribute('aria-label')
    const seen = target instanceof HTMLElement ? target.innerText.trim() : ''
    if (label !== null && seen !== '' && !label.startsWith(seen)) faults.push(`${what} is seen as '${seen}'`)
  }
  return faults
}

/**
 * Walks through all of the page, from its end, as what sticks does so at the top: what has focus is never covered by
 * it, nor by what floats (2.4.11).
 */
export async function expectFocusInSight(page: Page, screen: string): Promise<void> {
  const covered: string[] = []
  let stops = 0
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Shift+Tab')
    const fault = await page.evaluate(coveredFocus)
    if (fault === null) break
    if (fault !== '') covered.push(fault)
  }
  expect.soft(covered, `${screen}, covered while it has focus`).toEqual([])
  expect.soft(stops, `${screen} has something to stop at`).toBeGreaterThan(5)
}

/** What has focus and cannot be seen; '' if it can be, null at the end of the page. */
function coveredFocus(): string | null {
  const focus = document.activeElement
  if (focus === null || focus === document.body) return null
  const shown = focus.matches('input.sr-only') ? (focus.closest('label') ?? focus) : focus
  const { left, top, width, height } = shown.getBoundingClientRect()
  const parts = [0.05, 0.25, 0.5, 0.75, 0.95]
  const isInSight = parts.some((down) =>
    parts.some((along) => {
      const hit = document.elementFromPoint(left + width * along, top + height * down)
      return hit !== null && (shown.contains(hit) || hit.contains(shown))
    }),
  )
  return isInSight
    ? ''
    : `${focus.localName} '${focus.textContent?.slice(0, 40)}' at ${Math.round(left)}, ${Math.round(top)}`
}
