import { describeSafetyCheck } from '@app/domain/testing/contracts'
import { makeSafetyCheck } from './safety-check.ts'

describeSafetyCheck('rules and weights', async () => ({ safety: await makeSafetyCheck(), close: async () => {} }))
