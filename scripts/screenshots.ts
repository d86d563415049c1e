// Walks through the product as a newcomer does and saves what it looks like: `npm run screenshots [folder] [width] [light|dark]`.
// Without a folder it also renews the README's picture.
import { copyFileSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { makeProduct } from '../apps/server/test/product.ts'
import { makePlan, readFirstChapter, register, signIn, verify } from '../apps/web/e2e/support/learner.ts'
import { browserArguments, ensureBrowser } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'

const root = join(import.meta.dirname, '..')
const [folder = join(root, 'screenshots'), width = '1280', colorScheme = 'light'] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })
await ensureWebBuilt()

const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() })
const product = await makeProduct()
try {
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 860 },
    colorScheme: colorScheme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await walk(page)
  if (process.argv.length === 2) copyFileSync(join(folder, 'dashboard.png'), join(root, 'docs/images/dashboard.png'))
} finally {
  await browser.close()
  await product.end()
}

async function walk(page: Page): Promise<void> {
  await page.goto(product.url)
  await save(page, 'landing')
  await register(page, product)
  await save(page, 'registered')
  await page.goto(`${product.url}/dev/mail`)
  await product.mailedLink('ana@example.org')
  await page.reload()
  await save(page, 'dev-mailbox')
  await verify(page, product)
  await save(page, 'login')
  await signIn(page)
  await save(page, 'empty-dashboard')
  await page.goto(`${product.url}/new-learning-request`)
  await page.getByLabel('What do you want to learn?').waitFor()
  await save(page, 'goal')
  await page.goto(`${product.url}/dashboard`)
  await makePlan(page, 'I want to play the guitar at campfires', () => save(page, 'conversation', false))
  await page.getByRole('button', { name: 'Unlock (Free!)' }).waitFor()
  await readFirstChapter(page)
  await save(page, 'chapter')
  await page.getByRole('link', { name: 'Back to Learning Plans' }).click()
  await makePlan(page, 'Spanish for a month in Peru')
  await page.getByRole('button', { name: 'Unlock (Free!)' }).waitFor()
  await save(page, 'dashboard')
  await page.goto(`${product.url}/account`)
  await page.getByRole('heading', { name: 'Account Management' }).waitFor()
  await save(page, 'account')
}

async function save(page: Page, name: string, fullPage = true): Promise<void> {
  await page.waitForTimeout(400)
  await page.screenshot({ path: resolve(folder, `${name}.png`), fullPage })
}
