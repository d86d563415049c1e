import { execute, migratedDatabase } from '@app/testing/database'
import { call } from '@app/testing/learner'
import { makeProduct, type Product } from '@app/testing/product'
import { describe, expect, inject, it, onTestFinished } from 'vitest'

const EMAIL = 'boss@example.org'

describe('the first admin', () => {
  it('should be made once by two that start at once on one database, and sign in without more ado', async () => {
    const DATABASE_URL = await aDatabase()
    const environment = { DATABASE_URL, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'correct horse' }
    const [first] = await Promise.all([makeOne(environment), makeOne(environment)])
    expect(await peopleIn(DATABASE_URL)).toEqual([{ email: EMAIL, role: 'admin' }])
    expect(await signIn(first, 'correct horse')).toMatchObject({ role: 'admin', must_change_password: false })
  })

  it('should not keep the app from starting when it cannot be made', async () => {
    const DATABASE_URL = await aDatabase()
    await makeOne({ DATABASE_URL, ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: 'short' })
    expect(await peopleIn(DATABASE_URL)).toEqual([])
  })
})

// Helpers

async function makeOne(environment: Readonly<Record<string, string>>): Promise<Product> {
  const product = await makeProduct(environment)
  onTestFinished(product.end)
  return product
}

async function aDatabase(): Promise<string> {
  const database = await migratedDatabase(inject('databaseUrl'))
  onTestFinished(database.drop)
  return database.url
}

const peopleIn = (url: string) => execute(url, 'SELECT email, role FROM users')

async function signIn({ url }: Product, password: string) {
  const { access_token: token } = await call<{ access_token: string }>(url, 'POST', '/api/login', {
    email: EMAIL,
    password,
  })
  return call(url, 'GET', '/api/me', undefined, token)
}
