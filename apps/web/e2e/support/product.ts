import { randomUUID } from 'node:crypto'
import { call, signedInLearner } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { anAddress, grant } from '../screen-states/app-fixture.ts'
import { test as base } from './shared-context.ts'

type Home = { readonly id: string; readonly email: string; readonly password: string }

type Fixtures = {
  readonly product: Product
  /** One learner with credits for all tests of a worker on that product. */
  readonly home: Home
}

const startProduct = () => makeProduct({ TRUSTED_PROXIES: '127.0.0.1,::1' })

async function registerHome(product: Product): Promise<Home> {
  const name = `bo-${randomUUID().slice(0, 8)}`
  const { token } = await signedInLearner(product, name)
  const { id } = await call<{ id: string }>(product.url, 'GET', '/api/me', undefined, token)
  await grant(product, id, 100)
  return { id, email: `${name}@example.org`, password: 'correct horse' }
}

const homes = new WeakMap<Product, Promise<Home>>()

/**
 * One product for all tests of a worker. It limits how often one address may try; each test comes from an address of
 * its own, as learners do, so that none uses up the tries of another.
 */
export const test = base.extend<Fixtures>({
  product: async ({ once }, use) => {
    await use(await once(startProduct, (product) => product.end()))
  },
  home: async ({ product }, use) => {
    const home = homes.get(product) ?? registerHome(product)
    homes.set(product, home)
    await use(await home)
  },
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads from this pattern what a fixture needs
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'X-Forwarded-For': anAddress() })
  },
})
