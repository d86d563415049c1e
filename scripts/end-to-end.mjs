import { join } from 'node:path'
import { root, runTool, toolEnvironment } from './bootstrap.mjs'
import { ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'

/** Whether the tests in a real browser pass: all of them, or those of the named files. */
export async function testInBrowser(...files) {
  // the tests read the packages' sources, as the server does: nothing has to be built for them
  const env = {
    ...toolEnvironment(),
    CHROMIUM_PATH: await ensureBrowser(),
    NODE_OPTIONS: '--conditions=app-source',
    // beside what the last run left, not in the memory folder, which is empty each time
    PWTEST_CACHE_DIR: join(root, 'node_modules', '.cache', 'playwright'),
  }
  await ensureWebBuilt()
  const args = ['test', '-c', join('apps', 'web', 'playwright.config.ts'), ...files]
  return (await runTool('playwright', args, { env })) === 0
}
