import { type Browser, chromium, type Page } from '@playwright/test'
import { planOf } from '../../apps/web/e2e/support/enter.ts'
import { signedInLearner } from '../../packages/testing/learner.ts'
import { makeProduct } from '../../packages/testing/product.ts'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { ensureWebBuilt } from '../build-web.mjs'
import { median, report } from './figures.ts'

const RUNS = 7
/** As Lighthouse means it: 150 ms there and back, 1.6 Mbit/s. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 }

type Load = {
  readonly requests: number
  readonly bytes: number
  readonly lcp: number
  /** When the page asked for a service worker, if it did. */
  readonly registered: number
}

/** What the copies for reading offline add to a first visit: the same pages in browsers that allow service workers, and in others. */
export async function benchFirstLoad(): Promise<void> {
  await ensureWebBuilt()
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() })
  try {
    const learner = await signedInLearner(product, 'reader')
    const plan = await planOf(learner, 'Baking sourdough bread')
    const chapter = `/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`
    for (const [name, path, token] of [
      ['/', '/', null],
      ['a chapter', chapter, learner.token],
    ] as const) {
      const loads: Record<'allow' | 'block', Load[]> = { allow: [], block: [] }
      // in turn: a busy machine slows both
      for (let run = 0; run < RUNS; run += 1) {
        for (const workers of ['block', 'allow'] as const) {
          loads[workers].push(await load(browser, product.url + path, token, workers))
        }
      }
      for (const workers of ['block', 'allow'] as const) {
        const of = (key: keyof Load) => Math.round(median(loads[workers].map((one) => one[key])))
        const figures = `${of('requests')}, ${Math.round(of('bytes') / 1024)} KiB, ${of('lcp')} ms`
        report(`${name}, ${workers === 'allow' ? 'with' : 'without'} offline copies: requests, size, LCP`, figures, '–')
        const after = loads[workers]
          .map(({ lcp, registered }) => registered - lcp)
          .filter((time) => !Number.isNaN(time))
        if (after.length > 0)
          console.log(`  the service worker is registered ${Math.round(Math.min(...after))} ms after it or later`)
      }
    }
  } finally {
    await browser.close()
    await product.end()
  }
}

/** A first visit by phone, until the page is there and its largest part drawn. */
async function load(
  browser: Browser,
  url: string,
  token: string | null,
  serviceWorkers: 'allow' | 'block',
): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, serviceWorkers })
  try {
    const page = await context.newPage()
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    await page.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = function (...args) {
        performance.mark('registered')
        return register.apply(this, args)
      }
    })
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.goto(url)
    await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    return await loadOf(page)
  } finally {
    await context.close()
  }
}

/** Of all that was asked for until the largest part was drawn. */
const loadOf = (page: Page): Promise<Load> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const lcp = list.getEntries().at(-1)?.startTime ?? Number.NaN
          const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
          const before = asked.filter(({ startTime }) => startTime <= lcp) as PerformanceResourceTiming[] // both kinds are
          resolve({
            requests: before.length,
            bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0),
            lcp,
            registered: performance.getEntriesByName('registered')[0]?.startTime ?? Number.NaN,
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
