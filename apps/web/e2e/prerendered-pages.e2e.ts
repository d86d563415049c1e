import { randomUUID } from 'node:crypto'
import type { Product } from '@app/testing/product'
import { type Browser, expect, type Page } from '@playwright/test'
import { enterAs } from './support/enter.ts'
import { complaintsOf, shiftsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

const facts = {
  '/': [/Learn/i, 'How It Works', 'Pay Per Chapter', /\$1/, /lifetime access to paid chapters/i],
  '/privacy': [
    /removed within 30 days/,
    /within 72 hours/,
    /third-party/,
    /13 years/,
    /30 days at most/,
    'What we store',
  ],
  '/terms': [
    /at least 13 years old/,
    /each chapter unlock costs 10 credits/i,
    /non-refundable and non-transferable/,
    /governed by the laws of/,
    /binding arbitration/,
    /removed within 30 days/,
    /third-party provider/,
  ],
} as const
const titles = { '/': /^Waymark · /, '/privacy': 'Privacy Policy · Waymark', '/terms': 'Terms of Service · Waymark' }
const addresses = ['/', '/privacy', '/terms'] as const

test('what is written at the build can be read before any script runs', async ({ browser, product }) => {
  const page = await pageWithoutScripts(browser)
  for (const path of addresses) {
    await page.goto(product.url + path)
    await expect(page).toHaveTitle(titles[path])
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toBeVisible()
    for (const fact of facts[path]) await expect(page.getByText(fact).first()).toBeVisible()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Terms of Service' })).toBeVisible()
    await expect(footer.locator('a[href="mailto:support@your-site.example"]')).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Community chat' })).toHaveAttribute('href', /^https:/)
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    // what no one has set yet says so
    const mark = (name: string) =>
      footer.locator(`a[href^="${name}"]`).evaluate((link) => getComputedStyle(link, '::after').content)
    expect(await mark('mailto:')).toContain('placeholder')
    expect(await mark('https:')).toContain('placeholder')
    for (const bar of await page.getByRole('progressbar').all()) {
      // the policy drops styles in attributes: how far it is must come by a sheet
      const walked = await bar.evaluate((element) => getComputedStyle(element).getPropertyValue('--walked'))
      expect(Number(walked) * 100).toBe(Number(await bar.getAttribute('aria-valuenow')))
    }
  }
  await page.context().close()
})

for (const path of addresses) {
  test(`${path} is taken over as it stands`, long, async ({ page }) => {
    const complaints = complaintsOf(page)
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const heading = page.locator('h1')
    await expect(heading).toBeVisible()
    await heading.evaluate((element) => element.setAttribute('data-same', 'yes'))
    await page.getByRole('link', { name: 'Log In' }).focus()
    scripts.release()
    await isTakenOver(page)
    await expect(heading).toHaveAttribute('data-same', 'yes')
    await expect(page.getByRole('link', { name: 'Log In' })).toBeFocused()
    await expect(page).toHaveTitle(titles[path])
    expect(await page.locator('head > title').count()).toBe(1)
    // the page has brought along what it says
    expect(calls.filter((call) => call.startsWith('/api'))).toEqual([])
    expect(await shiftsOf(page)).toBeLessThan(0.05)
    expect(complaints).toEqual([])
  })

  test(`${path} never shows the way in to who is signed in`, path === '/' ? {} : long, async ({ page, product }) => {
    await enter(page, product)
    const complaints = complaintsOf(page)
    const scripts = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.getByRole('link', { name: /^(Log In|Get Started)/ })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveCount(path === '/' ? 3 : 0)
    scripts.release()
    await expect(page.getByRole('link', { name: 'Credits: 0' })).toBeVisible()
    expect(await shiftsOf(page)).toBeLessThan(0.05)
    expect(complaints).toEqual([])
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Get Started/ })).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Go to my dashboard' })).toHaveCount(0)
  })
}

test('a page stands still while its own code is on its way', long, async ({ page, product }) => {
  await enter(page, product)
  const scripts = await holdScripts(page, '**/assets/privacy-page*.js')
  await page.goto('/privacy', { waitUntil: 'commit' })
  const heading = page.locator('h1')
  await heading.evaluate((element) => element.setAttribute('data-same', 'yes'))
  // long enough for everything else to come, and for the session to be found
  await page.waitForTimeout(1_500)
  await expect(heading).toBeVisible()
  scripts.release()
  await expect(page.getByRole('link', { name: 'Credits: 0' })).toBeVisible()
  await expect(heading).toHaveAttribute('data-same', 'yes')
})

test('a token that no longer works leaves the way in', long, async ({ page }) => {
  await page.goto('/login')
  await page.evaluate(() => localStorage.setItem('token', 'of old'))
  await page.goto('/terms')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
})

test('no other address shows the start page for a moment', long, async ({ page }) => {
  const complaints = complaintsOf(page)
  const scripts = await holdScripts(page)
  for (const path of ['/index', '/index.html', '/privacy.html', '/nowhere']) {
    const answer = await page.goto(path, { waitUntil: 'commit' })
    expect(answer?.status()).toBe(404)
    await expect(page.locator('#root')).toBeEmpty()
    await expect(page).toHaveTitle('Waymark')
  }
  scripts.release()
  await page.goto('/index.html')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/not found/i)
  expect(complaints).toEqual([])
})

const onTheWay = {
  '/login': 'Sign in · Waymark',
  '/register': 'Create your account · Waymark',
  '/forgot-password': 'Reset your password · Waymark',
  '/reset-password?token=none': /^Choose a new password/,
  '/dashboard': 'My Learning Dashboard · Waymark',
  '/new-learning-request': 'Create New Learning Plan · Waymark',
  '/account': 'Account Management · Waymark',
  '/learning-plan/1': 'Learning Plan · Waymark',
  '/learning-plan/1/chapter/2': 'Chapter · Waymark',
}

test(
  'every page has its title at once, and keeps it while its code and its guard keep it waiting',
  long,
  async ({ page, product }) => {
    await enter(page, product)
    const scripts = await holdScripts(page)
    for (const [path, title] of Object.entries(onTheWay)) {
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page).toHaveTitle(title)
    }
    scripts.release()
    await page.unroute('**/assets/*.js')
    const own = await holdScripts(page, '**/assets/account-page*.js')
    await page.goto('/account', { waitUntil: 'commit' })
    await expect(page.getByRole('main').getByText('Loading...')).toBeVisible()
    await expect(page).toHaveTitle('Account Management · Waymark')
    // on the way from there to a page of another name, too
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await expect(page).toHaveTitle('My Learning Dashboard · Waymark')
    own.release()
  },
)

test('what is pressed before the scripts have come happens when they have', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByText('Dark', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('tab', { name: 'Learning Plan' }).click()
  await expect(page.getByRole('tab', { name: 'Conversation' })).toHaveAttribute('aria-selected', 'true')
  scripts.release()
  await expect(page.getByRole('tab', { name: 'Learning Plan' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()

  await page.setViewportSize({ width: 360, height: 800 })
  const again = await holdScripts(page)
  await page.goto('/terms', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).click()
  again.release()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('the tab that is open stays in sight when the window becomes narrow', long, async ({ page }) => {
  await page.goto('/')
  const tab = page.getByRole('tab', { name: 'Chapter Content' })
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.setViewportSize({ width: 360, height: 800 })
  const right = () => tab.evaluate((element) => Math.round(element.getBoundingClientRect().right))
  await expect.poll(right).toBeLessThanOrEqual(360)
})

test('a theme that was chosen is kept by pages that were written without it', long, async ({ page }) => {
  await page.goto('/privacy')
  await page.getByText('Dark', { exact: true }).click()
  const bars = page.locator('meta[name="theme-color"]')
  const colours = () => bars.evaluateAll((metas) => metas.map((meta) => meta.getAttribute('content')))
  expect(await colours()).toEqual(['#11161b', '#11161b'])
  await page.reload()
  expect(await colours()).toEqual(['#11161b', '#11161b'])
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByText('System', { exact: true }).click()
  expect(await colours()).toEqual(['#f4eee2', '#11161b'])
  await page.reload()
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
})

// Helpers

async function pageWithoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  return context.newPage()
}

/** As on a slow line: the page is there, its scripts are not yet. */
async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<{ readonly release: () => void }> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await released
    // a page that was left meanwhile no longer wants it
    await route.continue().catch(() => undefined)
  })
  return { release }
}

/** What React has taken over carries a property of its. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

const enter = (page: Page, product: Product) => enterAs(page, product, `reader-${randomUUID().slice(0, 8)}`)
