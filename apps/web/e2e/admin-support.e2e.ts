import { call } from '@app/testing/learner'
import { expect, type Page } from '@playwright/test'
import { giveSupportCase } from './screen-states/admin-support.ts'
import { enterAs } from './support/enter.ts'
import { complaintsOf } from './support/gates.ts'
import { pressKey, typeInto } from './support/keyboard.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

// the questions of docs/operations.md, in their order
for (const [width, admin, name] of [
  [1280, 'sofia', 'Ulla'],
  [360, 'sven', 'Uma'],
] as const) {
  test(
    `an admin answers ten questions of a user without the database, by keyboard, ${width} px wide`,
    long,
    async ({ page, product }) => {
      const complaints = complaintsOf(page)
      await page.setViewportSize({ width, height: 800 })
      const { token } = await enterAs(page, product, admin)
      const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, token)
      const user = await giveSupportCase({ app: { product }, learner: { id } }, token, name)
      await page.goto('/admin')
      await typeInto(page, 'Search', user.email)
      await expect(page.getByText('1 user', { exact: true })).toBeVisible()
      await pressKey(page, 'link', name)
      await expect(page.getByRole('heading', { name: 'Admin Portal - User' })).toBeVisible()

      await test.step('I paid and see nothing', async () => {
        await expect(section(page, 'Purchases').getByText('Wrong amount')).toBeVisible()
        const payment = section(page, 'Purchases')
          .getByRole('link', { name: /Open in Stripe/ })
          .first()
        await expect(payment).toHaveAttribute('href', /dashboard\.stripe\.com\/test\/search\?query=cs_test_/)
      })
      await test.step('I never got the mail', () =>
        expect(
          section(page, 'Emails')
            .getByRole('row')
            .or(section(page, 'Emails').getByRole('listitem'))
            .filter({ hasText: 'Receipt' }),
        ).toContainText('Failed: no more attempts'))
      await test.step('My chapter failed', () =>
        expect(section(page, 'Learning plans').getByText('Error: The tutor gave no answer.')).toBeVisible())
      await test.step('Why was I charged?', () =>
        expect(section(page, 'Credit history').getByText('Added by an admin')).toBeVisible())
      await test.step('I can’t sign in', () =>
        expect(section(page, name).getByText('Temporary password')).toBeVisible())
      await test.step('I want a refund', () =>
        expect(section(page, 'Purchases').getByRole('link', { name: /Open in Stripe/ })).toHaveCount(2))
      await test.step('You gave me the wrong credits', async () => {
        await pressKey(page, 'button', 'Take Back Credits')
        await typeInto(page, 'Amount', '450')
        await typeInto(page, 'Reason', 'One zero too many')
        await pressKey(page, 'button', 'Take Back Credits')
        await expect(page.getByRole('main').getByText('Balance: 50 credits')).toBeVisible()
        await expect(section(page, 'Credit history').getByText('One zero too many')).toBeVisible()
      })
      await test.step('Which devices am I signed in on?', () =>
        expect(section(page, 'Signed-in devices').getByText('Firefox on Linux')).toBeVisible())
      await test.step('Delete my account', async () => {
        await pressKey(page, 'button', 'Delete Account')
        await expect(page.getByRole('dialog', { name: `Delete the account of ${name}?` })).toBeVisible()
        await pressKey(page, 'button', 'Delete Account')
        await expect(section(page, name).getByText(/Will be deleted on/)).toBeVisible()
      })
      await test.step('What did staff do to my account?', async () => {
        const log = section(page, 'Staff activity').getByRole('listitem')
        await expect(log.first()).toContainText(`scheduled ${name}’s account for deletion`)
        await expect(log).toHaveCount(5)
        await expect(section(page, 'Staff notes').getByText(/Wrote in twice/)).toBeVisible()
      })
      expect(complaints).toEqual([])
    },
  )
}

// Helpers

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
