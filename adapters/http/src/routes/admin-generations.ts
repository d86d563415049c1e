import { endpoints as api } from '@app/contract'
import { ChapterId, err, HOUR, ok, PlanId } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { actorOf } from './admin-users.ts'

const LIMITS = [limit('learner', 120, HOUR)]

export const adminGenerationRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  requeuePlan: route(api.requeuePlan, LIMITS, ({ input: { id, reason }, auth }) =>
    replied(useCases.requeuePlan({ actor: actorOf(auth), planId: PlanId(id), reason }), () => ({
      generation_status: 'PENDING',
    })),
  ),

  requeueAll: route(api.requeueAll, LIMITS, ({ input: { reason }, auth }) =>
    replied(useCases.requeueAll({ actor: actorOf(auth), reason }), (counts) => counts),
  ),

  requeueChapter: route(api.requeueChapter, LIMITS, async ({ input: { id, reason }, auth }) => {
    const done = await useCases.requeueChapter({ actor: actorOf(auth), chapterId: ChapterId(id), reason })
    if (done.ok) return ok({ content_status: 'PENDING' })
    // the credits that are missing are not those of the admin who reads the message
    const { error } = done
    return err(error.kind === 'insufficient-credits' ? { ...error, kind: 'learner-lacks-credits' } : error)
  }),
})
