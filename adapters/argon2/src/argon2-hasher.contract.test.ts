import { describePasswordHasher } from '@app/domain/testing/contracts'
import { makeArgon2Hasher } from './argon2-hasher.ts'

// often full: what comes one after another never meets the bound
describePasswordHasher('argon2', async () => ({
  hasher: makeArgon2Hasher({ maxConcurrent: 2, maxQueue: 2 }),
  close: async () => {},
}))
