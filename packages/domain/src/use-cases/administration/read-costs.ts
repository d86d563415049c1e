import type { Adapters } from '../../ports/adapters.ts'
import type { Costs, HealthReadModels } from '../../ports/read-models/health.ts'
import { after, DAY, startOfDay } from '../../shared/duration.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'

const MAX_LISTED = 20

/** What models cost in the last so many days, today included, beside what credits earned; millionths of a US dollar. */
export type ReadCosts = (time: { readonly days: number }) => Promise<
  Costs & {
    /** By calls that have ended. */
    readonly spentToday: number
    /** By calls that run now, at their most. */
    readonly reservedToday: number
    /** Null: as much as it takes. */
    readonly dailyBudget: number | null
    /** Whether what is left of it covers another plan or chapter. */
    readonly coversGeneration: boolean
  }
>

export const makeReadCosts =
  (
    deps: Pick<Adapters, 'clock'> & {
      readonly adminReadModels: HealthReadModels
      readonly spending: Pick<Spending, 'dailyBudget'>
      readonly tutor: Pick<Tutor, 'checkBudget' | 'spentToday'>
    },
  ): ReadCosts =>
  async ({ days }) => {
    const from = after(startOfDay(deps.clock.now()), -(days - 1) * DAY)
    const costs = await deps.adminReadModels.costs({ from, days, most: MAX_LISTED })
    const affordable = await deps.tutor.checkBudget()
    // what only running calls stand in the way of begins in a minute
    const coversGeneration = affordable.ok || affordable.error.kind === 'daily-budget-reserved'
    const { finished: spentToday, running: reservedToday } = await deps.tutor.spentToday()
    return { ...costs, spentToday, reservedToday, dailyBudget: deps.spending.dailyBudget, coversGeneration }
  }
