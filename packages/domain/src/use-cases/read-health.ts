import type { Clock } from '../ports/clock.ts'
import type { Costs, FailurePage, FailurePlace, Health, HealthScreens } from '../ports/health-screens.ts'
import { after, DAY, startOfDay } from '../shared/duration.ts'
import type { Spending, Tutor } from './tutor.ts'

/** How the product does now, calls of models since 24 hours ago, and a page of what failed. */
export type ReadHealth = (page: {
  readonly after: FailurePlace | null
  readonly limit: number
}) => Promise<Health & FailurePage & { readonly callsSince: Date }>

export const makeReadHealth =
  (deps: { readonly adminScreens: HealthScreens; readonly clock: Clock }): ReadHealth =>
  async (page) => {
    const callsSince = after(deps.clock.now(), -DAY)
    const [health, failures] = await Promise.all([
      deps.adminScreens.health(callsSince),
      deps.adminScreens.failures(page),
    ])
    return { ...health, ...failures, callsSince }
  }

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
