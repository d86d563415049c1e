import { requeueChapter, requeuePlan } from '@app/contract'
import {
  ChapterId,
  PlanId,
  type RequeueChapterRefusal,
  type RequeueFailedChapter,
  type RequeueFailedPlan,
} from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'
import { actorOf } from './admin-users.ts'

export const requeuePlanRoute = (deps: { readonly requeueFailedPlan: RequeueFailedPlan }): Route =>
  route(requeuePlan, async ({ input: { id, reason }, reader }) => {
    const done = await deps.requeueFailedPlan({ actor: actorOf(reader), planId: PlanId(id), reason })
    if (!done.ok) return refuse(done.error, requeuePlan)
    return { status: 202, body: { generation_status: 'PENDING' as const } }
  })

export const requeueChapterRoute = (deps: { readonly requeueFailedChapter: RequeueFailedChapter }): Route =>
  route(requeueChapter, async ({ input: { id, reason }, reader }) => {
    const done = await deps.requeueFailedChapter({ actor: actorOf(reader), chapterId: ChapterId(id), reason })
    if (!done.ok) return refuse(forAdmins(done.error), requeueChapter)
    return { status: 202, body: { content_status: 'PENDING' as const } }
  })

/** Whoever reads it is not the one who lacks them. */
const forAdmins = (error: RequeueChapterRefusal) =>
  error.kind === 'insufficient-credits' ? ({ ...error, kind: 'learner-lacks-credits' } as const) : error
