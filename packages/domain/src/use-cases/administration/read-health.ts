import type { Actor } from '../../audit/audit-entry.ts'
import type { Adapters } from '../../ports/adapters.ts'
import type { HealthReadModels } from '../../ports/read-models/health.ts'
import { after, DAY, startOfDay } from '../../shared/duration.ts'
import { ok } from '../../shared/result.ts'
import type { Spending } from '../tutoring/daily-budget.ts'
import type { Tutor } from '../tutoring/tutor.ts'
import { asAdmin } from './run-admin-action.ts'

type Deps = Pick<Adapters, 'clock' | 'unitOfWork'> & { readonly adminReadModels: HealthReadModels }
type Asked = { readonly actor: Actor }

/** How the product does now, calls of models since 24 hours ago, and a page of what failed. */
export const makeReadHealth =
  (deps: Deps) =>
  ({ actor, ...page }: Asked & Parameters<HealthReadModels['failures']>[0]) =>
    asAdmin(deps, actor, async () => {
      const callsSince = after(deps.clock.now(), -DAY)
      const [health, failures] = await Promise.all([
        deps.adminReadModels.health(callsSince),
        deps.adminReadModels.failures(page),
      ])
      return ok({ ...health, ...failures, callsSince })
    })

const MAX_LISTED = 20

/** What models cost in the last so many days, today included, beside what credits earned; millionths of a US dollar. */
export const makeReadCosts =
  (
    deps: Deps & {
      readonly spending: Pick<Spending, 'dailyBudget'>
      readonly tutor: Pick<Tutor, 'checkBudget' | 'spentToday'>
    },
  ) =>
  ({ actor, days }: Asked & { readonly days: number }) =>
    asAdmin(deps, actor, async () => {
      const from = after(startOfDay(deps.clock.now()), -(days - 1) * DAY)
      const costs = await deps.adminReadModels.costs({ from, days, most: MAX_LISTED })
      const affordable = await deps.tutor.checkBudget()
      // what only running calls stand in the way of begins in a minute
      const coversGeneration = affordable.ok || affordable.error.kind === 'daily-budget-reserved'
      const { finished: spentToday, running: reservedToday } = await deps.tutor.spentToday()
      const { dailyBudget } = deps.spending
      return ok({
        ...costs,
        /** By calls that have ended. */
        spentToday,
        /** By calls that run now, at their most. */
        reservedToday,
        /** Null: as much as it takes. */
        dailyBudget,
        /** Whether what is left of it covers another plan or chapter. */
        coversGeneration,
      })
    })
