import { call } from '@app/testing/learner'
import type { Product } from '@app/testing/product'
import { writeRows } from '@app/testing/product-rows'

/** A user who is signed in becomes an admin without having to sign in again. */
export const makeAdmin = (product: Product, userId: string): Promise<void> =>
  writeRows(product, `UPDATE users SET role = 'admin' WHERE id = '${userId}'`)

export type SomeUser = { readonly id: string; readonly username: string; readonly email: string }

export const GIVEN = 'a given password'

/** A user whom the admin with this token adds. The name must be theirs alone. */
export async function addUser(product: Product, token: string, username: string): Promise<SomeUser> {
  const who = { username, email: `${username.toLowerCase()}@example.org` }
  const { user } = await call<{ user: SomeUser }>(
    product.url,
    'POST',
    '/api/admin/users',
    { ...who, password: GIVEN },
    token,
  )
  return user
}
