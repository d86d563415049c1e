import { requeueChapter, requeuePlan } from '@app/contract'
import { ChapterId, HOUR, PlanId, type RequeueChapterRefusal } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'
import { actorOf } from './admin-users.ts'

export const adminGenerationRoutes = ({ useCases }: Pick<HttpDeps, 'useCases'>) => ({
  requeuePlan: route(requeuePlan, [limit('learner', 120, HOUR)], async ({ input: { id, reason }, auth }) => {
    const done = await useCases.requeuePlan({ actor: actorOf(auth), planId: PlanId(id), reason })
    if (!done.ok) return refuse(done.error, requeuePlan)
    return { status: 202, body: { generation_status: 'PENDING' as const } }
  }),

  requeueChapter: route(requeueChapter, [limit('learner', 120, HOUR)], async ({ input: { id, reason }, auth }) => {
    const done = await useCases.requeueChapter({ actor: actorOf(auth), chapterId: ChapterId(id), reason })
    if (!done.ok) return refuse(forAdmins(done.error), requeueChapter)
    return { status: 202, body: { content_status: 'PENDING' as const } }
  }),
})

/** The credits that are missing are not those of the admin who reads the message. */
const forAdmins = (error: RequeueChapterRefusal) =>
  error.kind === 'insufficient-credits' ? ({ ...error, kind: 'learner-lacks-credits' } as const) : error
