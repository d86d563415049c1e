import assert from 'node:assert/strict'
import { type Browser, launch } from 'puppeteer-core'
import { makeProduct, type Product } from '../../packages/testing/product.ts'
import { until } from '../../packages/testing/until.ts'
import { ensureFirefox } from '../browser.mjs'
import { ensureWebBuilt } from '../build-web.mjs'

const WHO = { username: 'Ana', email: 'ana@example.org', password: 'correct horse' }
/** A busy machine takes its time to write a chapter. */
const MINUTES = 240_000

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

/** From the landing page to a chapter that is read without a connection. */
async function walk(browser: Browser, product: Product): Promise<void> {
  const page = await browser.newPage()
  const errors: unknown[] = []
  page.on('pageerror', (error) => errors.push(error))
  // not the library's own ways to wait: they evaluate text, which the policy of the page forbids
  const find = (selector: string) => until(async () => (await page.$(selector)) ?? undefined, MINUTES)
  const click = (selector: string) => until(async () => (await find(selector)).click().then(() => true))
  const named = (name: string, role: string) => `::-p-aria([name="${name}"][role="${role}"])`
  const press = (name: string) => click(named(name, 'button'))
  const follow = (name: string) => click(named(name, 'link'))
  const read = (words: string) => find(`::-p-text("${words}")`)
  const fill = async (selector: string, text: string) => (await find(selector)).type(text)
  const signIn = async () => {
    await fill('::-p-aria(Email)', WHO.email)
    await fill('::-p-aria(Password)', WHO.password)
  }

  await page.goto(product.url)
  await follow('Get Started')
  await fill('::-p-aria(Username)', WHO.username)
  await signIn()
  await fill('::-p-aria(Confirm password)', WHO.password)
  await press('Create account')
  await read('Account Created Successfully!')
  await page.goto(await product.mailedLink(WHO.email))
  await follow('Go to Login')
  await signIn()
  await press('Sign in')
  await read('My Learning Dashboard')

  await page.goto(`${product.url}/new-learning-request`)
  await fill('textarea', 'I want to learn Spanish')
  await press('Start Conversation')
  const yes = '::-p-text("Yes, Proceed")'
  for (const answer of ['Beginner', '2 hours a week', 'Having fun with it']) {
    await until(async () => (await page.$(yes)) ?? (await page.$(named('Send', 'button'))) ?? undefined)
    if (await page.$(yes)) break
    await fill('textarea', answer)
    await press('Send')
  }
  await click(yes)
  await click('::-p-text("Unlock (Free!)")')
  await click('::-p-text("View Chapter")')
  await read('Introduction')

  await click('::-p-text("Add a note")')
  const heightOf = () => page.$eval('textarea', ({ offsetHeight }) => offsetHeight)
  await find('textarea')
  const height = await heightOf()
  await fill('textarea', 'One line\nand another\n'.repeat(3))
  assert.ok((await heightOf()) > height, 'a note’s field grows with its text')
  await read('Saved.')
  assert.notEqual(await page.evaluate(() => getComputedStyle(document.documentElement).scrollbarColor), 'auto')

  assert.deepEqual(errors, [])
  // what was opened once is read from its copy
  await until(() => page.evaluate(async () => (await caches.match('/offline/page')) && true))
  await product.stop()
  // not `reload`: the browser tells of no end of loading where no server answers
  await page.evaluate(() => void setTimeout(() => location.reload()))
  await read('This is the copy from')
  await read('Introduction')
  await product.start()

  await page.goto(`${product.url}/account`)
  await press('Logout')
  await follow('Get Started')
  await page.evaluate(() => history.go(-2))
  await find(named('Sign in', 'button'))
}
