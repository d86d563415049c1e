import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { planOf } from '../../apps/web/e2e/support/enter.ts'
import { signIn } from '../../apps/web/e2e/support/learner.ts'
import { type PlanView, signedInLearner } from '../../packages/testing/learner.ts'
import { freePort, makeProduct, type Product } from '../../packages/testing/product.ts'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { ensureWebBuilt } from '../build-web.mjs'
import { median, report } from './figures.ts'

const RUNS = 3
const PUBLIC_PATHS = ['/', '/login']
const FORMS: Readonly<Record<string, Config | undefined>> = { mobile: undefined, desktop: desktopConfig }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FIGURES = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const

/** What Lighthouse says about the pages that people come to first, dashboard and chapter with a plan in them. */
export async function benchLighthouse(): Promise<void> {
  await ensureWebBuilt()
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const port = await freePort()
  // a profile, because Lighthouse opens tabs of its own, and they must find the session
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: await ensureBrowser(),
    args: [...browserArguments(), `--remote-debugging-port=${port}`],
  })
  try {
    const visit = async (path: string) => {
      for (const form of Object.keys(FORMS)) await measure(product.url + path, path, form, port)
    }
    for (const path of PUBLIC_PATHS) await visit(path)
    const plan = await enter(await browser.newPage(), product)
    for (const path of ['/dashboard', `/learning-plan/${plan.id}/chapter/${plan.chapters[0]?.id}`]) await visit(path)
  } finally {
    await browser.close()
    await product.end()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function enter(page: Parameters<typeof signIn>[0], product: Product): Promise<PlanView> {
  const learner = await signedInLearner(product, 'reader')
  const plan = await planOf(learner, 'Baking sourdough bread')
  await page.goto(`${product.url}/login`)
  await signIn(page, { username: 'reader', email: 'reader@example.org', password: 'correct horse' })
  await page.close()
  return plan
}

/** The median of each category: a busy machine slows a run down, and never makes one better than the page is. */
async function measure(url: string, path: string, form: string, port: number): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', disableStorageReset: true, onlyCategories: CATEGORIES },
      FORMS[form],
    )
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    if (new URL(result.lhr.finalDisplayedUrl).pathname !== path) throw new Error(`${url} led elsewhere.`)
    runs.push(result.lhr)
  }
  for (const category of CATEGORIES) {
    const score = median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
    report(`${path} ${form}: ${category}`, String(score), '100')
  }
  const figures = Object.entries(FIGURES).map(([name, id]) => `${name} ${medianOf(runs, id)}`)
  console.log(`  ${figures.join(', ')}`)
  for (const fault of new Set(runs.flatMap(faultsOf))) console.log(`  ${fault}`)
}

function medianOf(runs: readonly Result[], id: string): string {
  const values = runs.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN)
  return id === FIGURES.CLS ? median(values).toFixed(3) : `${Math.round(median(values))} ms`
}

/** What counts and is not perfect, a line each. */
const faultsOf = ({ audits, categories }: Result): readonly string[] =>
  Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (title === 'Performance' ? 0.9 : 1))
      .map(({ id }) => `${title}: ${audits[id]?.title} (${id})`),
  )
