import type { Adapters } from '../../ports/adapters.ts'
import type { HealthReadModels } from '../../ports/read-models/health.ts'
import { after, DAY } from '../../shared/duration.ts'

/** How the product does now, calls of models since 24 hours ago, and a page of what failed. */
export const makeReadHealth =
  (deps: Pick<Adapters, 'clock'> & { readonly adminReadModels: HealthReadModels }) =>
  async (page: Parameters<HealthReadModels['failures']>[0]) => {
    const callsSince = after(deps.clock.now(), -DAY)
    const [health, failures] = await Promise.all([
      deps.adminReadModels.health(callsSince),
      deps.adminReadModels.failures(page),
    ])
    return { ...health, ...failures, callsSince }
  }
