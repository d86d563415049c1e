import { freePort, makeProduct, type Product } from '@app/testing/product'
import { openStripeServer, type StripeServer } from '@app/testing/stripe/stripe-server'
import { expect, type Locator, type Page } from '@playwright/test'
import { enterAs, planOf } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test('credits are bought in the sandbox, by keyboard alone, for a chapter that costs more than there is', async ({
  page,
  product,
}) => {
  const complaints = complaintsOf(page)
  await enterWithPlan(page, product)
  await pressKey(page, 'button', /^Unlock \(10 credits\)/)
  const dialog = page.getByRole('dialog', { name: 'Buy Credits' })
  await expect(dialog).toContainText('You need 10 credits')
  await expect(dialog.getByRole('button', { name: /^Buy Now/ })).toHaveCount(4)

  // one decision, made by default
  await expect(dialog.getByRole('checkbox', { name: /^Unlock .* right after payment \(10 credits\)$/ })).toBeChecked()
  await pressKey(page, 'button', 'Buy Now Package A')
  await expect(page.getByText('Sandbox - no real money')).toBeVisible()
  await pressKey(page, 'button', /^Cancel/)
  await expect(page.getByText('Checkout cancelled.').first()).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/account`)

  await pressKey(page, 'button', 'Buy More Credits')
  await pressKey(page, 'button', 'Buy Now Package A')
  await pressKey(page, 'button', /^Pay/)
  await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible()
  await expect(page.getByText('50 credits were added.').first()).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/account`)
  await expect(page.getByRole('banner')).toContainText('Credits: 50')
  await expect(history(page).getByRole('listitem')).toHaveText([/Bought Package A.*\+50.*Balance 50/])
  await expect(purchases(page).getByRole('listitem')).toHaveText([/Package A, 50 credits.*Sandbox.*\$5/])

  // the way back leads to the chapter that the credits were for
  await pressKey(page, 'link', /^Continue: /)
  await pressKey(page, 'button', /^Unlock \(10 credits\)/)
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Credits: 40')
  await page.goto(`${product.url}/account`)
  await expect(history(page).getByRole('listitem')).toHaveText([/Unlocked .*−10.*Balance 40/, /Bought/])
  expect(complaints).toEqual([])
})

for (const width of [360, 1280]) {
  test(`a chapter is read after one decision and one payment, ${width} px wide`, long, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints = complaintsOf(page)
    const name = `one-${width}`
    await enterWithPlan(page, product, { username: name, email: `${name}@example.org`, password: who.password })
    await page.getByRole('button', { name: /^Unlock \(10 credits\)/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Buy Credits' })
    await expect(dialog.getByRole('checkbox', { name: /^Unlock/ })).toBeChecked()
    await dialog.getByRole('button', { name: 'Buy Now Package A' }).click()
    await page.getByRole('button', { name: /^Pay/ }).click()
    await page.waitForURL('**/learning-plan/*/chapter/*')
    await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    if (width === 1280) await expect(page.getByRole('banner')).toContainText('Credits: 40')
    expect(complaints).toEqual([])
  })
}

test('a chapter is unlocked for a learner who pays and never comes back', long, async ({ page, product }) => {
  const name = 'ana-leaves'
  await enterWithPlan(page, product, { username: name, email: `${name}@example.org`, password: who.password })
  await page.getByRole('button', { name: /^Unlock \(10 credits\)/ }).click()
  await page.getByRole('button', { name: 'Buy Now Package A' }).click()
  await expect(page.getByText('Sandbox - no real money')).toBeVisible()
  await page.route('**/account?payment=success*', (route) => route.abort())
  const paid = page.waitForRequest('**/account?payment=success*')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await paid
  await expect(async () => {
    await page.goto(`${product.url}/dashboard`)
    await expect(page.getByRole('banner')).toContainText('Credits: 40')
  }).toPass()
  await page.goto(`${product.url}/account`)
  await expect(purchases(page)).toContainText('Unlocked right after payment.')
  await purchases(page).getByRole('link', { name: 'Open chapter' }).click()
  await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
})

test("credits are bought through Stripe's checkout, whether or not its notice arrives, and go with a refund", async ({
  page,
}) => {
  const port = await freePort()
  const secrets = { secretKey: 'sk_test_e2e', webhookSecret: 'whsec_e2e' }
  const product = await makeProduct({
    STRIPE_SECRET_KEY: secrets.secretKey,
    STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  })
  const webhookUrl = `${product.url}/api/payments/webhook`
  const stripe = await openStripeServer({ ...secrets, port, webhookUrl })
  const complaints = complaintsOf(page)
  try {
    await enterWithPlan(page, product)
    await page.goto(`${product.url}/account`)
    await buy(page, 'Package B')
    await expect(page.getByText('100 credits were added.').first()).toBeVisible()
    await expect(purchases(page).getByRole('link', { name: /^Receipt/ })).toHaveAttribute('href', /^https:/)
    expect(product.mails(who.email).filter((mail) => mail.includes('Your receipt from'))).toHaveLength(1)

    // all webhook events are lost: the return page confirms
    await stripe.close()
    const silent = await openStripeServer({ ...secrets, port })
    try {
      await page.reload()
      await buy(page, 'Package C')
      await expect(page.getByText('300 credits were added.').first()).toBeVisible()
      await expect(page.getByRole('banner')).toContainText('Credits: 400')

      await refundAll(silent, webhookUrl)
      await page.reload()
      await expect(history(page).getByRole('listitem').first()).toHaveText(/Taken back.*Package C.*−300.*Balance 100/)
      await expect(purchases(page)).toContainText('$25 was refunded. 300 credits were taken back.')
    } finally {
      await silent.close()
    }
    expect(complaints).toEqual([])
  } finally {
    await stripe.close()
    await product.end()
  }
})

// Helpers

const who = { username: 'ana-buys', email: 'ana-buys@example.org', password: 'correct horse' }

/** A user with a plan whose free chapter is written, on the dashboard. */
async function enterWithPlan(page: Page, product: Product, learnerOf = who): Promise<void> {
  await planOf(await enterAs(page, product, learnerOf.username), 'Guitar')
  await page.goto(`${product.url}/dashboard`)
}

async function buy(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Buy More Credits' }).click()
  await page.getByRole('button', { name: `Buy Now ${name}` }).click()
  await expect(page).toHaveTitle('Stripe stand-in')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible()
}

async function refundAll(stripe: StripeServer, webhookUrl: string): Promise<void> {
  for (const session of stripe.sessions.values()) {
    for (const event of stripe.refund(session.id, session.amount_total ?? 0)) {
      expect(await stripe.deliver(event, webhookUrl)).toMatchObject({ status: 200 })
    }
  }
}

const history = (page: Page): Locator => page.getByRole('list', { name: /^Credit activity/ })
const purchases = (page: Page): Locator => page.getByRole('list', { name: /^Purchases/ })
