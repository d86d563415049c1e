import { call } from '@app/testing/learner'
import { expect } from '@playwright/test'
import { giveTroubled } from './screen-states/admin-chapters.ts'
import { makeAdmin } from './support/admins.ts'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, tabTo, typeInto } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

test(
  'an admin finds and reads a chapter by keyboard alone, and the log says so once',
  long,
  async ({ page, product }) => {
    const complaints = complaintsOf(page)
    const { token } = await enterAs(page, product, 'kira')
    const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, token)
    await makeAdmin(product, id)
    const { open } = await giveTroubled({ app: { product }, learner: { id } })

    await page.goto('/admin')
    await pressKey(page, 'link', 'Chapters')
    await expect(page.getByRole('heading', { name: 'Admin Portal - Chapters' })).toBeVisible()
    await tabTo(page, page.getByLabel('Reason'))
    await page.keyboard.type('Failed')
    await expect(page.getByRole('row')).toHaveCount(2)
    await pressKey(page, 'link', 'Strumming with a steady beat')
    await expect(page.getByText('Answered, but unusable')).toBeVisible()
    await tabTo(page, page.getByRole('group').locator('summary'))
    await page.keyboard.press('Enter')
    await expect(page.getByText('Tap your foot **first**.')).toBeVisible()
    // another window and back again is no second read
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))

    await pressKey(page, 'link', 'All chapters')
    await typeInto(page, 'Chapter address or ID', `${product.url}/learning-plan/${id}/chapter/${open}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Voided: the answer was wrong, so it no longer counts.')).toBeVisible()

    await pressKey(page, 'link', 'Activity')
    const log = page.getByRole('list', { name: 'Activity, newest first' })
    await expect(log.getByRole('listitem')).toHaveText([
      /kira read kira’s chapter Chords that share fingers/,
      /kira read kira’s chapter Strumming with a steady beat/,
    ])
    expect(complaints).toEqual([])
  },
)
