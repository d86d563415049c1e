import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ScreenState } from '../screen-states/screen-state.ts'
import { putOn, themes, widths } from './looks.ts'

type Wanted = {
  readonly folder: string
  /** Unset: all. */
  readonly state?: readonly string[]
  readonly width?: string
  readonly theme?: string
  readonly inReadme: boolean
}

/** What `npm run screenshots` wants saved instead of tested; null in a test run. */
export const PICTURES: Wanted | null = JSON.parse(process.env.PICTURES ?? 'null')

const IMAGES = join(import.meta.dirname, '../../../../docs/images')
/** By the names that the README knows them by. */
const shownInReadme = new Map([
  ['landing', 'landing'],
  ['dashboard', 'dashboard'],
  ['request-confirmation', 'conversation'],
  ['plan-begun', 'plan'],
  ['chapter-lesson', 'chapter'],
])

export async function savePictures(page: Page, state: ScreenState, wanted: Wanted): Promise<void> {
  for (const width of (state.widths ?? widths).filter((width) => (wanted.width ?? `${width}`) === `${width}`)) {
    for (const theme of themes.filter((theme) => (wanted.theme ?? theme) === theme)) {
      await putOn(page, width, theme)
      // a picture of all of a page shows what sticks to the window wherever the page was scrolled to
      if (!state.inWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await state.shows?.(page).evaluate((shown) => {
        const block = shown.clientHeight > innerHeight / 2 ? 'start' : 'center'
        shown.scrollIntoView({ block, behavior: 'instant' })
      })
      // the fonts of this width, and what fades
      await page.waitForTimeout(300)
      const path = join(wanted.folder, `${state.name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: !state.inWindow })
      const name = shownInReadme.get(state.name)
      if (name && wanted.inReadme && width === 1280 && theme === 'light') {
        await page.screenshot({ path: join(IMAGES, `${name}.png`) })
      }
    }
  }
}
