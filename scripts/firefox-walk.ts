import assert from 'node:assert/strict'
import { type Browser, launch } from 'puppeteer-core'
import { makeProduct, type Product } from '../packages/testing/product.ts'
import { ensureFirefox } from './browser.mjs'
import { ensureWebBuilt } from './build-web.mjs'

const WHO = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }

const executablePath = await ensureFirefox()
if (executablePath === undefined) {
  console.log('Skipped: there is no Firefox here, and none could be installed. Set FIREFOX_PATH to its program.')
} else {
  await ensureWebBuilt()
  const product = await makeProduct({ LOG_LEVEL: 'error' })
  const browser = await launch({ browser: 'firefox', executablePath, headless: true })
  try {
    await walk(browser, product)
    console.log(`The main journey works in ${await browser.version()}.`)
  } finally {
    await browser.close()
    await product.end()
  }
}

/** From the landing page to a chapter that is read without a connection. Each step waits for what it needs. */
async function walk(browser: Browser, product: Product): Promise<void> {
  const page = await browser.newPage()
  page.setDefaultTimeout(120_000)
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  const named = (name: string, role: string) => page.locator(`::-p-aria([name="${name}"][role="${role}"])`)
  const fill = (label: string, text: string) => page.locator(`::-p-aria(${label})`).fill(text)
  const press = (name: string) => named(name, 'button').click()
  const read = (text: string) => page.locator(`::-p-text("${text}")`).wait()
  const isThere = async (selector: string) => (await page.$(selector)) !== null

  await page.goto(product.url)
  await named('Get Started', 'link').click()
  await fill('Username', WHO.username)
  await fill('Email', WHO.email)
  await fill('Password', WHO.password)
  await fill('Confirm password', WHO.password)
  await press('Create account')
  await read('Account Created Successfully!')
  await page.goto(await product.mailedLink(WHO.email))
  await named('Go to Login', 'link').click()
  await fill('Email', WHO.email)
  await fill('Password', WHO.password)
  await press('Sign in')
  await read('My Learning Dashboard')

  await page.goto(`${product.url}/new-learning-request`)
  await fill('What do you want to learn?', 'I want to learn chess')
  await press('Start Conversation')
  for (const answer of ['I am a beginner', 'Two hours a week', 'Having fun with it', 'Nothing else']) {
    await page.locator('::-p-text("Yes, Proceed"), ::-p-text(Send)').wait()
    if (await isThere('::-p-text("Yes, Proceed")')) break
    await page.locator('textarea').fill(answer)
    await press('Send')
  }
  await press('Yes, Proceed')
  await page.locator('::-p-text("Unlock (Free!)")').click()
  await page.locator('::-p-text("View Chapter")').click()
  await read('Introduction')

  await page.locator('::-p-text("Add a note")').click()
  const height = () => page.$eval('textarea', ({ offsetHeight }) => offsetHeight)
  const before = await height()
  await page.locator('textarea').fill('One line\nand another\n'.repeat(6))
  assert((await height()) > before, 'a note’s field grows with its text')
  await read('Saved.')
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor), 'auto')

  // what was opened once is read from its copy
  await page.waitForFunction(async () => (await caches.match('/offline/page')) !== undefined)
  await product.stop()
  await page.reload()
  await read('This is the copy from')
  await read('Introduction')
  await product.start()

  await page.goto(`${product.url}/account`)
  await press('Logout')
  await read('Get Started')
  await page.goBack()
  await read('Sign in')
  assert.deepEqual(errors, [])
}
