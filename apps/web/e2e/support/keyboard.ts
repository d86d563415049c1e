import { expect, type Locator, type Page } from '@playwright/test'

const mostStops = 60

/** Goes on from where focus is, or back, as a keyboard user does, until it is there; and sees that it is there. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor()
  // found once: to look for a name at every stop takes most of the time; what is drawn anew is looked for again
  let element = await target.elementHandle()
  for (let stops = 0; stops < mostStops; stops += 1) {
    const isThere = await element?.evaluate((one) => (one.isConnected ? one === document.activeElement : null))
    if (isThere) break
    if (isThere === null) element = await target.elementHandle()
    else await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  const outline = await target.evaluate((element) => getComputedStyle(element).outlineStyle)
  expect(outline, 'focus can be seen').not.toBe('none')
}

export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  if (text === '') await page.keyboard.press('Delete')
  else await page.keyboard.insertText(text)
}

/** A name must be whole; a pattern need not. */
export async function pressKey(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  await tabTo(page, page.getByRole(role, { name, exact: true }))
  await page.keyboard.press('Enter')
}

/** Until a key presses what has appeared by itself: for 600 ms it may still be meant for the field that was there. */
export async function untilKeysCount(page: Page): Promise<void> {
  const now = await page.evaluate(() => performance.now())
  await page.waitForFunction((since) => performance.now() - since > 650, now)
}
