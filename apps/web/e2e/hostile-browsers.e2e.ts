import { signedInLearner } from '@app/testing/learner'
import { expect } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { makePlan, readFirstChapter, register, signIn, verify } from './support/learner.ts'
import { test } from './support/product.ts'

test('a learner whose browser translates every page learns and buys', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  const who = { username: 'translated', email: 'translated@example.org', password: 'correct horse' }
  await page.addInitScript(translateAll)
  await page.goto('/register')
  // marks that come and go with what is typed
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Please choose a username.')).toBeVisible()
  await register(page, product, who)
  await verify(page, product, who)
  await signIn(page, who)
  await makePlan(page, 'I want to learn the guitar')
  await readFirstChapter(page)
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Your note/ }).fill('Rooks move straight')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(page.getByRole('banner').locator('[translate=no]')).toHaveText('Waymark')

  await page.goto('/dashboard')
  await page
    .getByRole('button', { name: /^Unlock \(10 credits\)/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Buy Credits' })
  await dialog.getByRole('button', { name: 'Buy Now Package A' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  // a number that changes beside words that do not
  await expect(page.getByRole('banner')).toContainText('Credits: 40')
  await page.goto('/account')
  await expect(page.getByRole('main')).toContainText(who.email)
  expect(await page.locator('font').count()).toBeGreaterThan(20)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  expect(complaints).toEqual([])
})

test('a learner whose browser stores nothing signs in, learns and signs out', async ({ page, product }) => {
  const complaints = complaintsOf(page)
  await signedInLearner(product, 'unstored')
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await page.goto('/login')
  await expect(page.getByText(/^Your browser blocks storage/)).toBeVisible()
  await signIn(page, { username: 'unstored', email: 'unstored@example.org', password: 'correct horse' })
  await makePlan(page, 'I want to learn the guitar')
  await readFirstChapter(page)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(complaints).toEqual([])
})

// Helpers

/** As the translators of browsers do, again after every change: other elements in the place of each text. */
function translateAll(): void {
  const isTranslatable = ({ parentElement, data }: Text) =>
    data.trim() !== '' && !parentElement?.closest('font, script, style, title, textarea, [translate=no]')
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts.filter(isTranslatable)) {
      const font = document.createElement('font')
      font.append(document.createElement('font'))
      font.firstElementChild?.append(text.data)
      text.replaceWith(font)
    }
  }
  // once the app is there: in the middle of hydration React would say that it draws the page anew
  addEventListener('app-ready', () => {
    translate()
    new MutationObserver(translate).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}
