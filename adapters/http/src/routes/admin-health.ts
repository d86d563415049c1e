import { endpoints as api } from '@app/contract'
import {
  ChapterId,
  type Cost,
  type CostOfChapter,
  type CostOfTask,
  err,
  type Failure,
  HOUR,
  ok,
  PlanId,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { actorOf } from './admin-users.ts'
import { shownDays } from './bodies/within-days.ts'

const REQUEUES = [limit('learner', 120, HOUR)]

export const adminHealthRoutes = ({ useCases, adminReadModels }: Pick<HttpDeps, 'useCases' | 'adminReadModels'>) => ({
  adminFunnel: route(api.adminFunnel, noLimit, async ({ input }) => {
    const days = await adminReadModels.funnel(shownDays(input, new Date()))
    return ok({ days: days.map(({ day, ...counts }) => ({ day: day.toISOString().slice(0, 10), ...wire(counts) })) })
  }),

  adminHealth: route(api.adminHealth, noLimit, async ({ input: { limit: most, cursor }, auth }) => {
    // whether a plan or a chapter has the id makes no difference to a place
    const after = cursor === undefined ? null : placeOf(cursor, PlanId)
    return replied(useCases.readHealth({ actor: actorOf(auth), after, limit: most }), (health) => {
      const { failures, next, calls, faults, callsSince, ...counts } = health
      return {
        ...wire(counts),
        failures: failures.map(failureBody),
        next_cursor: next && `${next.since.toISOString()}_${next.id}`,
        model_calls: {
          since: callsSince.toISOString(),
          outcomes: [...calls],
          faults: faults.map(({ purpose, code, calls: answers }) => ({ task: purpose, code, answers })),
        },
      }
    })
  }),

  adminCosts: route(api.adminCosts, noLimit, ({ input: { days }, auth }) =>
    replied(useCases.readCosts({ actor: actorOf(auth), days }), (costs) => ({
      ...wire(costs),
      days: costs.days.map((day) => ({ ...costBody(day), day: day.day.toISOString().slice(0, 10) })),
      users: costs.users.map((user) => ({ ...costBody(user), id: user.userId })),
      tasks: costs.tasks.map((task) => ({ ...costBody(task), task: taskName(task) })),
      chapters: costs.chapters.map((chapter) => ({
        ...costBody(chapter),
        id: chapter.chapterId,
        learner: learnerOf(chapter),
      })),
      average_chapter_cost: costs.averageChapterCost === null ? null : inDollars(costs.averageChapterCost),
      spent_today: inDollars(costs.spentToday),
      reserved_today: inDollars(costs.reservedToday),
      daily_budget: costs.dailyBudget === null ? null : inDollars(costs.dailyBudget),
      accepts_generations: costs.coversGeneration,
    })),
  ),

  requeuePlan: route(api.requeuePlan, REQUEUES, ({ input: { id, reason }, auth }) =>
    replied(useCases.requeuePlan({ actor: actorOf(auth), planId: PlanId(id), reason }), () => ({
      generation_status: 'PENDING',
    })),
  ),

  requeueAll: route(api.requeueAll, REQUEUES, ({ input: { reason }, auth }) =>
    replied(useCases.requeueAll({ actor: actorOf(auth), reason }), (counts) => counts),
  ),

  requeueChapter: route(api.requeueChapter, REQUEUES, async ({ input: { id, reason }, auth }) => {
    const done = await useCases.requeueChapter({ actor: actorOf(auth), chapterId: ChapterId(id), reason })
    if (done.ok) return ok({ content_status: 'PENDING' })
    // the credits that are missing are not those of the admin who reads the message
    const { error } = done
    return err(error.kind === 'insufficient-credits' ? { ...error, kind: 'learner-lacks-credits' } : error)
  }),
})

/** The contract has looked at its form. */
export function placeOf<Id>(cursor: string, toId: (text: string) => Id): { readonly since: Date; readonly id: Id } {
  const [since = '', id = ''] = cursor.split('_')
  return { since: new Date(since), id: toId(id) }
}

const failureBody = (failure: Failure) => ({
  ...wire(failure),
  learner: { id: failure.learnerId, username: failure.learnerName },
})

/** As the documents write it: `section@1`. */
export const taskName = ({ purpose, version }: Pick<CostOfTask, 'purpose' | 'version'>): string =>
  version === null ? purpose : `${purpose}@${version}`

/** Null for a chapter that is gone. */
const learnerOf = ({ learnerId: id, learnerName: username }: CostOfChapter) =>
  id !== null && username !== null ? { id, username } : null

const costBody = <C extends Cost>(cost: C) => wire({ ...cost, cost: inDollars(cost.cost) })

/** From millionths, of which an average may have a part. */
export const inDollars = (millionths: number): number => Math.round(millionths) / 1_000_000
