import { makeProduct, type Product } from '@app/testing/product'
import { test as base } from '@playwright/test'

/**
 * One product for all tests of a worker. It limits how often one address may try; each test comes from an address of
 * its own, as learners do, so that none uses up the tries of another.
 */
export const test = base.extend<object, { readonly product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
    async ({}, use) => {
      const product = await makeProduct({ TRUSTED_PROXIES: '127.0.0.1,::1' })
      await use(product)
      await product.end()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  // biome-ignore lint/correctness/noEmptyPattern: see above
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': anAddress() })
  },
})

const anAddress = (): string => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`
