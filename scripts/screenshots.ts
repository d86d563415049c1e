// Saves what every screen looks like in every state, wide and narrow, by day and by night:
// `npm run screenshots [folder] -- [--state=name] [--width=360] [--theme=dark]`.
// Without a folder it also renews the pictures of the README.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { openApp, visitScreenState } from '../apps/web/e2e/screen-states/app-fixture.ts'
import { screenStateGroups } from '../apps/web/e2e/screen-states/index.ts'
import type { ScreenState } from '../apps/web/e2e/screen-states/screen-state.ts'
import { putOn, themes, widths } from '../apps/web/e2e/support/looks.ts'
import { browserArguments, ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'

const root = join(import.meta.dirname, '..')
/** By the names that the README knows them by. */
const shownInReadme = new Map([
  ['landing', 'landing'],
  ['dashboard', 'dashboard'],
  ['request-confirmation', 'conversation'],
  ['plan-begun', 'plan'],
  ['chapter-lesson', 'chapter'],
])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { state: { type: 'string', multiple: true }, width: { type: 'string' }, theme: { type: 'string' } },
})
const folder = resolve(positionals[0] ?? join(root, 'screenshots'))
const images = join(root, 'docs/images')
mkdirSync(folder, { recursive: true })
mkdirSync(images, { recursive: true })

const groups = screenStateGroups
  .map((group) => ({ ...group, states: group.states.filter(({ name }) => values.state?.includes(name) ?? true) }))
  .filter(({ states }) => states.length > 0)
if (groups.length === 0) throw new Error(`There is no state ${values.state}.`)

await ensureWebBuilt()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() })
const app = await openApp()
const context = await browser.newContext({ baseURL: app.product.url })
try {
  for (const { credits, signedIn, states } of groups) {
    const learner = await app.newLearner(credits)
    for (const state of states) {
      await visitScreenState(context, { app, learner, signedIn }, state, (page) => save(page, state)).catch(report)
    }
  }
} finally {
  await browser.close()
  await app.close()
}

async function save(page: Page, state: ScreenState): Promise<void> {
  for (const width of (state.widths ?? widths).filter((width) => (values.width ?? `${width}`) === `${width}`)) {
    for (const theme of themes.filter((theme) => (values.theme ?? theme) === theme)) {
      await putOn(page, width, theme)
      // a picture of all of a page shows what sticks to the window wherever the page was scrolled to
      if (!state.inWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await state.shows?.(page).evaluate((shown) => {
        const block = shown.clientHeight > innerHeight / 2 ? 'start' : 'center'
        shown.scrollIntoView({ block, behavior: 'instant' })
      })
      // the fonts of this width, and what fades
      await page.waitForTimeout(300)
      const path = join(folder, `${state.name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: !state.inWindow })
      const inReadme = shownInReadme.get(state.name)
      if (inReadme && positionals.length === 0 && width === 1280 && theme === 'light') {
        await page.screenshot({ path: join(images, `${inReadme}.png`) })
      }
    }
  }
}

/** One state that cannot be reached is no reason to go without the others. */
function report(error: Error): void {
  console.error(error.message)
  process.exitCode = 1
}
