import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { LANGUAGE_NAMES } from '@app/contract'
import { chromium } from '@playwright/test'
import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse'
import { makeAdmin } from '../../apps/web/e2e/support/admins.ts'
import { enterAs, planOf } from '../../apps/web/e2e/support/enter.ts'
import { call } from '../../packages/testing/learner.ts'
import { freePort, makeProduct } from '../../packages/testing/product.ts'
import { browserArguments, ensureBrowser } from '../browser.mjs'
import { ensureWebBuilt } from '../build-web.mjs'
import { report } from './figures.ts'

const RUNS = 3
/** What visitors come to; the first of them with examples and a whole chapter, in each language. */
const PUBLIC_PATHS = ['/', '/login', '/register', '/forgot-password', '/privacy', '/terms']
/** Besides plan and chapter, and what an admin has. */
const LEARNER_PATHS = ['/dashboard', '/new-learning-request', '/account']
const ADMIN_PATHS = [
  '',
  '/purchases',
  '/chapters',
  '/resources',
  '/activity',
  '/health',
  '/configuration',
  '/funnel',
].map((path) => `/admin${path}`)
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
    const speak = (language: string) => browser.addCookies([{ name: 'language', value: language, url: product.url }])
    const visit = async (path: string, language = 'en') => {
      await speak(language)
      for (const form of Object.keys(FORMS))
        await measure(product.url + path, `${path} ${language} ${form}`, form, port)
    }
    for (const language of Object.keys(LANGUAGE_NAMES)) for (const path of PUBLIC_PATHS) await visit(path, language)
    await speak('en')
    const page = await browser.newPage()
    const learner = await enterAs(page, product, 'reader')
    const plan = await planOf(learner, 'Baking sourdough bread')
    // the profile has the session from then on
    await page.goto(product.url)
    await page.close()
    const { id: user } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, learner.token)
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

/** The best of three: a busy machine slows a run down, and never makes one better than the page is. */
async function measure(url: string, name: string, form: string, port: number): Promise<void> {
  const runs: Result[] = []
  while (runs.length < RUNS && !runs.some(isPerfect)) {
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
  const best = runs.reduce((one, other) => (sum(scoresOf(other)) > sum(scoresOf(one)) ? other : one))
  report(name, scoresOf(best).join(' '), '100 100 100 100')
  const figures = Object.entries(FIGURES).map(([figure, id]) => `${figure} ${figureOf(best, id)}`)
  console.log(`  ${figures.join(', ')}`)
  for (const fault of faultsOf(best)) console.log(`  ${fault}`)
}

/** In the order of the categories, 0 to 100. */
const scoresOf = ({ categories }: Result): readonly number[] =>
  CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100))

const isPerfect = (result: Result): boolean => scoresOf(result).every((score) => score === 100)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

function figureOf({ audits }: Result, id: string): string {
  const value = audits[id]?.numericValue ?? Number.NaN
  return id === FIGURES.CLS ? value.toFixed(3) : `${Math.round(value)} ms`
}

/** What counts and is not perfect, a line each. */
const faultsOf = ({ audits, categories }: Result): readonly string[] =>
  Object.values(categories).flatMap(({ title, auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < (title === 'Performance' ? 0.9 : 1))
      .map(({ id }) => `${title}: ${audits[id]?.title} (${id})`),
  )
