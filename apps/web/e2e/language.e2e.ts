import { randomUUID } from 'node:crypto'
import { signedInLearner } from '@app/testing/learner'
import { expect, type Page } from '@playwright/test'
import { complaintsOf, expectAccessibleAgain } from './support/gates.ts'
import { signIn } from './support/learner.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test.use({ locale: 'de-DE' })

test('a page comes in the language of the browser, until its reader chooses another one', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/')
  await expectLanguage(page, 'de')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' })).toBeVisible()
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible()
  await expect(page).toHaveTitle(/^Anmelden · /)
  await expectAccessibleAgain(page, 'the sign-in page in German')

  await choices(page, 'Sprache').getByRole('button', { name: 'English' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expectLanguage(page, 'en')
  await page.reload()
  await expectLanguage(page, 'en')
  await expect(choices(page, 'Language').getByRole('button', { name: 'English' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await choices(page, 'Language').getByRole('button', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  await expectLanguage(page, 'es')
  expect(complaints).toEqual([])
})

test('an account takes its language along to another browser', long, async ({ page, browser, product }) => {
  const name = `lea-${randomUUID().slice(0, 8)}`
  await signedInLearner(product, name)
  const who = { username: name, email: `${name}@example.org`, password: 'correct horse' }
  await page.goto('/login')
  await choices(page, 'Sprache').getByRole('button', { name: 'English' }).click()
  await expectLanguage(page, 'en')
  await signIn(page, who)
  await page.goto('/account')
  const own = page.getByRole('main').getByRole('group', { name: 'Language' })
  await own.getByRole('button', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { name: 'Mein Konto' })).toBeVisible()
  await expectLanguage(page, 'de')
  await expectAccessibleAgain(page, 'the account in German')
  await page.getByRole('main').getByRole('group', { name: 'Sprache' }).getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { name: 'Account Management' })).toBeVisible()

  const other = await browser.newContext()
  try {
    const fresh = await other.newPage()
    await fresh.goto('/login')
    await expectLanguage(fresh, 'de')
    await fresh.getByLabel('E-Mail').fill(who.email)
    await fresh.getByLabel('Passwort', { exact: true }).fill(who.password)
    await fresh.getByRole('main').getByRole('button', { name: 'Anmelden' }).click()
    await expect(fresh.getByRole('heading', { name: 'My Learning Dashboard' })).toBeVisible()
    await expectLanguage(fresh, 'en')
    await fresh.reload()
    await expectLanguage(fresh, 'en')
  } finally {
    await other.close()
  }
})

// Helpers

const expectLanguage = (page: Page, language: string): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', language)

/** Those at the end of every page. */
const choices = (page: Page, label: string) => page.getByRole('contentinfo').getByRole('group', { name: label })
