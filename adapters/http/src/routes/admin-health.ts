import { type AdminCosts, type AdminHealth, adminCosts, adminHealth } from '@app/contract'
import { type Cost, type Failure, type FailurePlace, PlanId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { route } from '../pipeline/route.ts'

export const adminHealthRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  adminHealth: route(adminHealth, noLimit, async ({ input: { limit, cursor } }) => {
    const after = cursor === undefined ? null : placeOf(cursor)
    const health = await useCases.readHealth({ after, limit })
    const { plans, chapters, failures, next, queue, calls, faults, callsSince } = health
    const body: AdminHealth = {
      plans,
      chapters,
      failures: failures.map(failureBody),
      next_cursor: next && `${next.since.toISOString()}_${next.id}`,
      queue: queue.map(({ kind, waiting, running, oldestWaitingSince }) => {
        return { kind, waiting, running, oldest_waiting_since: oldestWaitingSince?.toISOString() ?? null }
      }),
      model_calls: {
        since: callsSince.toISOString(),
        outcomes: [...calls],
        faults: faults.map(({ purpose, code, calls: answers }) => ({ task: purpose, code, answers })),
      },
    }
    return { status: 200, body }
  }),

  adminCosts: route(adminCosts, noLimit, async ({ input: { days } }) => {
    const costs = await useCases.readCosts({ days })
    const body: AdminCosts = {
      days: costs.days.map(({ day, creditsEarned, creditsBought, ...cost }) => ({
        ...costBody(cost),
        day: day.toISOString().slice(0, 10),
        credits_earned: creditsEarned,
        credits_bought: creditsBought,
      })),
      users: costs.users.map(({ userId, username, creditsPaid, ...cost }) => ({
        ...costBody(cost),
        id: userId,
        username,
        credits_paid: creditsPaid,
      })),
      chapters: costs.chapters.map(({ chapterId, title, planTitle, learnerId, learnerName, creditsPaid, ...cost }) => ({
        ...costBody(cost),
        id: chapterId,
        title,
        plan_title: planTitle,
        learner: learnerId !== null && learnerName !== null ? { id: learnerId, username: learnerName } : null,
        credits_paid: creditsPaid,
      })),
      average_chapter_cost: costs.averageChapterCost === null ? null : inDollars(costs.averageChapterCost),
      calls_without_price: costs.callsWithoutPrice,
      spent_today: inDollars(costs.spentToday),
      reserved_today: inDollars(costs.reservedToday),
      daily_budget: costs.dailyBudget === null ? null : inDollars(costs.dailyBudget),
      accepts_generations: costs.coversGeneration,
    }
    return { status: 200, body }
  }),
})

/** The contract has looked at its form. Whether a plan or a chapter has the id makes no difference to a place. */
function placeOf(cursor: string): FailurePlace {
  const [since = '', id = ''] = cursor.split('_')
  return { since: new Date(since), id: PlanId(id) }
}

const failureBody = (failure: Failure): AdminHealth['failures'][number] => ({
  kind: failure.kind,
  id: failure.id,
  title: failure.title,
  plan_title: failure.planTitle,
  learner: { id: failure.learnerId, username: failure.learnerName },
  reason: failure.reason,
  since: failure.since.toISOString(),
  price: failure.price,
  last_call: failure.lastCall && {
    outcome: failure.lastCall.outcome,
    model: failure.lastCall.model,
    faults: [...failure.lastCall.faults],
    request_id: failure.lastCall.requestId,
  },
})

const costBody = ({ calls, cost }: Cost) => ({ calls, cost: inDollars(cost) })

/** From millionths, of which an average may have a part. */
const inDollars = (millionths: number): number => Math.round(millionths) / 1_000_000
