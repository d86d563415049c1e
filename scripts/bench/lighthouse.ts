import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { makeAdmin } from '../../apps/web/e2e/support/admins.ts'
import { planOf } from '../../apps/web/e2e/support/enter.ts'
import { signIn } from '../../apps/web/e2e/support/learner.ts'
import { call, type PlanView, signedInLearner } from '../../packages/testing/learner.ts'
import { freePort, makeProduct, type Product } from '../../packages/testing/product.ts'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { ensureWebBuilt } from '../build-web.mjs'
import { median, report } from './figures.ts'

const RUNS = 3
/** What visitors come to; the first of them with examples and a whole chapter, in each language. */
const PUBLIC_PATHS = ['/', '/login', '/register', '/forgot-password', '/privacy', '/terms']
const LANGUAGES = ['en', 'de', 'es']
/** Besides plan and chapter, and what an admin has. */
const LEARNER_PATHS = ['/dashboard', '/new-learning-request', '/account']
const ADMIN_PATHS = ['', '/purchases', '/chapters', '/resources', '/activity', '/health'].map((path) => `/admin${path}`)
const FORMS: Readonly<Record<string, Config | undefined>> = { mobile: undefined, desktop: desktopConfig }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const FIGURES = {
  LCP: 'largest-contentful-paint',
  CLS: 'cumulative-layout-shift',
  TBT: 'total-blocking-time',
} as const

/** What Lighthouse says about every page: dashboard, plan and chapter with a plan in them, the admin portal with its users. */
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
    const visit = async (path: string, language = 'en') => {
      await browser.addCookies([{ name: 'language', value: language, url: product.url }])
      for (const form of Object.keys(FORMS))
        await measure(product.url + path, `${path} ${language} ${form}`, form, port)
    }
    for (const language of LANGUAGES) for (const path of PUBLIC_PATHS) await visit(path, language)
    const { plan, user } = await enter(await browser.newPage(), product)
    const ofPlan = `/learning-plan/${plan.id}`
    for (const path of [...LEARNER_PATHS, ofPlan, `${ofPlan}/chapter/${plan.chapters[0]?.id}`]) await visit(path)
    await makeAdmin(product, user)
    for (const path of [...ADMIN_PATHS, `/admin/users/${user}`]) await visit(path)
  } finally {
    await browser.close()
    await product.end()
    rmSync(profile, { recursive: true, force: true })
  }
}

async function enter(
  page: Parameters<typeof signIn>[0],
  product: Product,
): Promise<{ readonly plan: PlanView; readonly user: string }> {
  const learner = await signedInLearner(product, 'reader')
  const plan = await planOf(learner, 'Baking sourdough bread')
  await page.goto(`${product.url}/login`)
  await signIn(page, { username: 'reader', email: 'reader@example.org', password: 'correct horse' })
  await page.close()
  const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, learner.token)
  return { plan, user: id }
}

/** The median of each category: a busy machine slows a run down, and never makes one better than the page is. */
async function measure(url: string, name: string, form: string, port: number): Promise<void> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', disableStorageReset: true, onlyCategories: CATEGORIES },
      FORMS[form],
    )
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    if (new URL(result.lhr.finalDisplayedUrl).pathname !== new URL(url).pathname)
      throw new Error(`${url} led elsewhere.`)
    runs.push(result.lhr)
  }
  for (const category of CATEGORIES) {
    const score = median(runs.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100)))
    report(`${name}: ${category}`, String(score), '100')
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
