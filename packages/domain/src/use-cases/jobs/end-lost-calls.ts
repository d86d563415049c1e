import type { Clock } from '../../ports/clock.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { ok } from '../../shared/result.ts'

/** For the only process on a database, when it starts: model calls of an earlier process that are still `running` were lost with it. */
export type EndLostCalls = () => Promise<void>

export const makeEndLostCalls =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }): EndLostCalls =>
  async () => {
    await unitOfWork.run(async ({ modelCalls }) => {
      await modelCalls.endLost(clock.now())
      return ok(undefined)
    })
  }
