import type { Adapters } from '../../ports/adapters.ts'
import { ok } from '../../shared/result.ts'

/** For the only process on a database, when it starts: model calls of an earlier process that are still `running` were lost with it. */
export type EndLostCalls = () => Promise<void>

export const makeEndLostCalls =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>): EndLostCalls =>
  async () => {
    await unitOfWork.run(async ({ modelCalls }) => {
      await modelCalls.endLost(clock.now())
      return ok(undefined)
    })
  }
