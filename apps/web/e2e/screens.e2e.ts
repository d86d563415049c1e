import { expect, test } from '@playwright/test'
import { makeProduct } from '../../server/test/product.ts'
import { complaintsOf, expectAccessible } from './support/gates.ts'
import { makePlan, readFirstChapter, register, signIn, verify } from './support/learner.ts'

test('every screen is accessible, fits its window and keeps to the content security policy', async ({ page }) => {
  test.setTimeout(300_000)
  const product = await makeProduct()
  const complaints = complaintsOf(page)
  try {
    for (const path of ['/', '/login', '/register', '/verify-email', '/privacy', '/terms', '/nowhere']) {
      await page.goto(product.url + path)
      await expect(page.locator('h1')).toBeVisible()
      await expectAccessible(page, path)
    }
    await register(page, product)
    await expectAccessible(page, 'registered')
    await verify(page, product)
    await signIn(page)
    await expect(page.getByText('No learning plans yet')).toBeVisible()
    await expectAccessible(page, 'empty dashboard')
    await makePlan(page, 'I want to learn chess', () => expectAccessible(page, 'conversation'))
    await expect(page.getByRole('button', { name: 'Unlock (Free!)' })).toBeVisible()
    await expectAccessible(page, 'dashboard')
    await readFirstChapter(page)
    await expectAccessible(page, 'chapter')
    await page.goto(`${product.url}/account`)
    await expect(page.getByRole('heading', { name: 'Your Credits' })).toBeVisible()
    await expectAccessible(page, 'account')
    expect(complaints).toEqual([])
  } finally {
    await product.end()
  }
})
