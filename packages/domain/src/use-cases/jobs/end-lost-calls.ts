import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'

/** For the only process on a database, when it starts: model calls of an earlier process that are still `running` were lost with it. */
export const makeEndLostCalls =
  ({ unitOfWork, clock }: Pick<Adapters, 'unitOfWork' | 'clock'>) =>
  () =>
    runWork(unitOfWork, ({ modelCalls }) => modelCalls.endLost(clock.now()))
