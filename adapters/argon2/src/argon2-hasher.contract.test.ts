import { describePasswordHasher } from '@app/domain/testing/contracts'
import { makeArgon2Hasher } from './argon2-hasher.ts'

describePasswordHasher('argon2', async () => ({ hasher: makeArgon2Hasher(), close: async () => {} }))
describePasswordHasher('argon2, often full', async () => ({
  hasher: makeArgon2Hasher({ maxConcurrent: 2, maxQueue: 2 }),
  close: async () => {},
}))
