import type { Clock } from '../ports/clock.ts'
import type { Costs, HealthScreens } from '../ports/health-screens.ts'
import { after, DAY, startOfDay } from '../shared/duration.ts'
import type { Spending, Tutor } from './tutor.ts'

const MOST_LISTED = 20

/** What models cost in the last so many days, today included, beside what credits earned; millionths of a US dollar. */
export type ReadCosts = (time: { readonly days: number }) => Promise<
  Costs & {
    readonly spentToday: number
    /** Null: as much as it takes. */
    readonly dailyBudget: number | null
    /** Whether what is left of it covers another plan or chapter. */
    readonly affordsGeneration: boolean
  }
>

export const makeReadCosts =
  (deps: {
    readonly adminScreens: HealthScreens
    readonly clock: Clock
    readonly spending: Pick<Spending, 'dailyBudget'>
    readonly tutor: Pick<Tutor, 'affords'>
  }): ReadCosts =>
  async ({ days }) => {
    const from = after(startOfDay(deps.clock.now()), -(days - 1) * DAY)
    const costs = await deps.adminScreens.costs({ from, days, most: MOST_LISTED })
    const { ok: affordsGeneration } = await deps.tutor.affords()
    const spentToday = costs.days.at(-1)?.cost ?? 0
    return { ...costs, spentToday, dailyBudget: deps.spending.dailyBudget, affordsGeneration }
  }
