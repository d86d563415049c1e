import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser.mjs'
import { IS_LONG_RUN, LONG_RUN, long } from './e2e/support/long-run.ts'

const executablePath = await findBrowser()

/**
 * The address bar's pages of suggestions: a window without a screen loads them as well, and they take longer than ours.
 * A browser heeds the last such list alone, so the rest repeats what Playwright turns off.
 */
const withoutFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** No page lives long enough to win back what its fastest code, or threads for its garbage, cost: a fifth of a page's work. */
const scripts = '--js-flags=--no-opt --no-maglev --single-threaded-gc'

/** No retries: a test that fails sometimes has a cause. Tests share a product and make a learner each, so they may run side by side. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  ...(IS_LONG_RUN ? {} : { grepInvert: new RegExp(long.tag) }),
  // only what hangs comes to its end: a busy machine takes ten times as long
  timeout: 600_000 * LONG_RUN,
  // a busy machine takes 20 s to write a chapter; after 45 s of silence a page would help itself, and hide what was lost
  expect: { timeout: 40_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    // a page that does not get where it should is said to, instead of being waited for to the end
    actionTimeout: 60_000,
    // what moves is drawn again and again
    contextOptions: { reducedMotion: 'reduce' },
    // calls that it answers cannot be answered by a test; offline.e2e.ts lets it in
    serviceWorkers: 'block',
    // a fifth of the time would go into what the page was at each step: `--trace on` shows it, for a test that fails
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      // tests that share a context share what one of its pages has compiled
      args: [...browserArguments(), scripts, '--process-per-site', `--disable-features=${withoutFeatures.join(',')}`],
      ...(executablePath ? { executablePath } : {}),
    },
  },
})
