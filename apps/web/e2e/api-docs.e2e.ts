import { expect } from '@playwright/test'
import { complaintsOf } from './support/gates.ts'
import { long } from './support/long-run.ts'
import { test } from './support/product.ts'

// only a real browser enforces the policy, which Swagger UI was not written for
test('the page about the API works under our policy, and asks no one else', long, async ({ page, product }) => {
  const complaints = complaintsOf(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/api/docs')
  await expect(page.getByText('Every error body is a Problem')).toBeVisible()
  await page.getByRole('button', { name: 'The version that is running' }).click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await expect(page.getByText('x-request-id:')).toBeVisible()
  expect(complaints).toEqual([])
  expect(asked.filter((address) => new URL(address).origin !== product.url)).toEqual([])
})
