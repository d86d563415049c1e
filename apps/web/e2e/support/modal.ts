import { expect, type Locator, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'

type Modal = {
  readonly opener: Locator
  /** The name of the dialog. */
  readonly name: string
  readonly key: 'Enter' | 'Space'
  /** Where more controls come once it is open: what comes with them. */
  readonly loaded?: Locator
}

/** Opens by a key, holds focus in both directions, hides what is behind it, and gives focus back on Escape. */
export async function expectModal(page: Page, { opener, name, key, loaded }: Modal): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true })
  await tabTo(page, opener)
  await page.keyboard.press(key)
  await expect(dialog).toHaveAttribute('aria-modal', 'true')
  await expect(dialog.locator(':focus')).toBeVisible()
  await expectInSight(page, dialog)
  await loaded?.waitFor()

  const controls = await dialog.locator(':is(a[href], button, input):not([tabindex="-1"], [hidden])').count()
  for (const step of ['Tab', 'Shift+Tab']) {
    const stops = await stopsIn(page, dialog, step, controls)
    expect(new Set(stops.slice(0, -1)).size, `${step} reaches each of ${name}`).toBe(controls)
    expect(stops.at(-1), `${step} goes round in ${name}`).toBe(stops[0])
  }
  // what is behind it is there for no one, not for a screen reader either
  await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('banner'))).toHaveCount(0)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

/** Where focus is, and where it is after each of so many presses, as places among all elements of the dialog. */
async function stopsIn(page: Page, dialog: Locator, step: string, presses: number): Promise<readonly number[]> {
  const place = () =>
    dialog.evaluate(async (box) => {
      // the dialog library sends focus on a frame after it was caught
      for (let frame = 0; frame < 2; frame += 1) await new Promise((next) => requestAnimationFrame(next))
      return [...box.querySelectorAll('*')].indexOf(document.activeElement ?? box)
    })
  const stops = [await place()]
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(step)
    // at its edges the dialog catches focus and sends it round, which takes a moment
    await expect.poll(place, `focus is inside after ${step}`).not.toBe(-1)
    stops.push(await place())
  }
  return stops
}

async function expectInSight(page: Page, dialog: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  // it may still be on its way in
  await expect(async () => {
    const box = await dialog.boundingBox()
    expect([Math.min(box?.x ?? -1, box?.y ?? -1) >= 0, box && box.x + box.width <= width]).toEqual([true, true])
    expect(box && box.y + box.height <= height, 'the end of it is in sight').toBe(true)
  }).toPass()
}
