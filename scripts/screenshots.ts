// Saves what every screen looks like in every state, wide and narrow, by day and by night:
// `npm run screenshots [folder] -- [--scene=name] [--width=360] [--theme=dark]`.
// Without a folder it also renews the pictures of the README.
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from '@playwright/test'
import { openHouse, visitScene } from '../apps/web/e2e/scenes/house.ts'
import { sceneGroups } from '../apps/web/e2e/scenes/index.ts'
import type { Scene } from '../apps/web/e2e/scenes/scene.ts'
import { putOn, themes, widths } from '../apps/web/e2e/support/looks.ts'
import { browserArguments, ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'

const root = join(import.meta.dirname, '..')
/** By the names that the README knows them by. */
const shownInReadme = new Map([
  ['landing', 'landing'],
  ['dashboard', 'dashboard'],
  ['request-confirmation', 'conversation'],
  ['chapter', 'chapter'],
])

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { scene: { type: 'string', multiple: true }, width: { type: 'string' }, theme: { type: 'string' } },
})
const folder = resolve(positionals[0] ?? join(root, 'screenshots'))
const images = join(root, 'docs/images')
mkdirSync(folder, { recursive: true })
mkdirSync(images, { recursive: true })

const groups = sceneGroups
  .map((group) => ({ ...group, scenes: group.scenes.filter(({ name }) => values.scene?.includes(name) ?? true) }))
  .filter(({ scenes }) => scenes.length > 0)
if (groups.length === 0) throw new Error(`There is no scene ${values.scene}.`)

await ensureWebBuilt()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() })
const house = await openHouse()
try {
  for (const { credits, signedIn, scenes } of groups) {
    const learner = await house.newLearner(credits)
    for (const scene of scenes) {
      await visitScene(browser, { house, learner, signedIn }, scene, (page) => save(page, scene)).catch(report)
    }
  }
} finally {
  await browser.close()
  await house.close()
}

async function save(page: Page, scene: Scene): Promise<void> {
  for (const width of (scene.widths ?? widths).filter((width) => (values.width ?? `${width}`) === `${width}`)) {
    for (const theme of themes.filter((theme) => (values.theme ?? theme) === theme)) {
      await putOn(page, width, theme)
      // a picture of all of a page shows what sticks to the window wherever the page was scrolled to
      if (!scene.inWindow) await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await scene.shows?.(page).evaluate((shown) => {
        const block = shown.clientHeight > innerHeight / 2 ? 'start' : 'center'
        shown.scrollIntoView({ block, behavior: 'instant' })
      })
      // the fonts of this width, and what fades
      await page.waitForTimeout(300)
      const path = join(folder, `${scene.name}-${width}-${theme}.png`)
      await page.screenshot({ path, fullPage: !scene.inWindow })
      const inReadme = shownInReadme.get(scene.name)
      if (inReadme && positionals.length === 0 && width === 1280 && theme === 'light') {
        await page.screenshot({ path: join(images, `${inReadme}.png`) })
      }
    }
  }
}

/** One scene that cannot be reached is no reason to go without the others. */
function report(error: Error): void {
  console.error(error.message)
  process.exitCode = 1
}
