import { checkStuckPlans } from '@app/contract'
import type { RequeueStuck } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const requeueStuckRoute = (deps: { readonly requeueStuck: RequeueStuck }): Route =>
  route(checkStuckPlans, async ({ reader }) => {
    const requeued = await deps.requeueStuck(reader.user.id)
    return { status: 200, body: { requeued: [...requeued] } }
  })
