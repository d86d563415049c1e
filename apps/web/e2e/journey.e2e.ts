import { makeProduct } from '@app/testing/product'
import { expect } from '@playwright/test'
import { makePlan, readFirstChapter, register, signIn, verify } from './support/learner.ts'
import { test } from './support/product.ts'

test('a newcomer gets from the landing page to a read chapter, and a crash loses nothing', async ({ page }) => {
  const product = await makeProduct()
  try {
    const who = { username: 'Ana', email: 'ana@example.org', password: 'Über die Brücke' }
    await register(page, product, who)
    await verify(page, product, who)
    // as another system types it
    await signIn(page, { ...who, password: who.password.normalize('NFD') })
    await makePlan(page, 'I want to learn the guitar')
    await readFirstChapter(page)

    const links = page.getByRole('main').getByRole('link', { name: /opens in new tab/ })
    await expect(links.nth(2)).toBeVisible()
    // what is fetched for a chapter by itself, and the check, which follows the text
    for (const last of ['Explain this chapter differently', 'Add a note', 'Question 1 of'])
      await expect(page.getByRole('main')).toContainText(last)
    const chapter = await page.getByRole('main').innerText()
    expect(chapter).toContain('Learning Objectives')
    expect(chapter).toContain('Curated Resources')
    for (const link of await links.all()) expect(await link.getAttribute('href')).toMatch(/^https:\/\//)

    await product.kill()
    await product.start()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Introduction' })).toBeVisible()
    await expect(links.nth(2)).toBeVisible()
    await expect.poll(() => page.getByRole('main').innerText()).toBe(chapter)
    expect(await product.stop()).toBe(0)
  } finally {
    await product.end()
  }
})
