import type { Adapters } from '../../ports/adapters.ts'
import type { HealthReadModels } from '../../ports/read-models/health.ts'
import { after, DAY, startOfDay } from '../../shared/duration.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'

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

const MAX_LISTED = 20

/** What models cost in the last so many days, today included, beside what credits earned; millionths of a US dollar. */
export const makeReadCosts =
  (
    deps: Pick<Adapters, 'clock'> & {
      readonly adminReadModels: HealthReadModels
      readonly spending: Pick<Spending, 'dailyBudget'>
      readonly tutor: Pick<Tutor, 'checkBudget' | 'spentToday'>
    },
  ) =>
  async ({ days }: { readonly days: number }) => {
    const from = after(startOfDay(deps.clock.now()), -(days - 1) * DAY)
    const costs = await deps.adminReadModels.costs({ from, days, most: MAX_LISTED })
    const affordable = await deps.tutor.checkBudget()
    // what only running calls stand in the way of begins in a minute
    const coversGeneration = affordable.ok || affordable.error.kind === 'daily-budget-reserved'
    const { finished: spentToday, running: reservedToday } = await deps.tutor.spentToday()
    const { dailyBudget } = deps.spending
    return {
      ...costs,
      /** By calls that have ended. */
      spentToday,
      /** By calls that run now, at their most. */
      reservedToday,
      /** Null: as much as it takes. */
      dailyBudget,
      /** Whether what is left of it covers another plan or chapter. */
      coversGeneration,
    }
  }
