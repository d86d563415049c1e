import { defineConfig } from '@playwright/test'
import { browserArguments, findBrowser } from '../../scripts/browser.mjs'

const executablePath = await findBrowser()

/** No retries: a test that fails sometimes has a cause. Each test starts a product of its own, so they may run side by side. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../../test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: { args: browserArguments(), ...(executablePath ? { executablePath } : {}) },
  },
})
