import { describe, expect, it } from 'vitest'
import { makeLockOrder } from './lock-order.ts'

describe('makeLockOrder', () => {
  it('should refuse a lock that comes before one that is held', () => {
    const order = makeLockOrder()
    for (const key of ['users/a', 'wallets/a', 'plans/p', 'chapters/1', 'chapters/2', 'jobs/j']) order.take(key)
    expect(() => order.take('wallets/b')).toThrow('wallets/b is taken after jobs')
  })

  it('should take a lock that is held once more', () => {
    const order = makeLockOrder()
    for (const key of ['users/a', 'wallets/a', 'users/a']) order.take(key)
  })

  it('should take a row that was inserted, and keys of unique indexes, at any time', () => {
    const order = makeLockOrder()
    order.takeNew('users/a')
    for (const key of ['wallets/a', 'users.email/a', 'users/a']) order.take(key)
  })
})
