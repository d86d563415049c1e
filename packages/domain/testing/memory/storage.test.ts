import { describeStorage } from '../contracts/describe-storage.ts'
import { makeMemoryStorage } from './storage.ts'

describeStorage('memory', async () => ({ ...makeMemoryStorage(), close: async () => {} }))
