import type { Adapters } from '../../ports/adapters.ts'
import type { FailurePage, FailurePlace, Health, HealthReadModels } from '../../ports/read-models/health.ts'
import { after, DAY } from '../../shared/duration.ts'

/** How the product does now, calls of models since 24 hours ago, and a page of what failed. */
export type ReadHealth = (page: {
  readonly after: FailurePlace | null
  readonly limit: number
}) => Promise<Health & FailurePage & { readonly callsSince: Date }>

export const makeReadHealth =
  (deps: Pick<Adapters, 'clock'> & { readonly adminReadModels: HealthReadModels }): ReadHealth =>
  async (page) => {
    const callsSince = after(deps.clock.now(), -DAY)
    const [health, failures] = await Promise.all([
      deps.adminReadModels.health(callsSince),
      deps.adminReadModels.failures(page),
    ])
    return { ...health, ...failures, callsSince }
  }
