import { tickObjective } from '@app/contract'
import { ChapterId, type TickObjective } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const tickObjectiveRoute = (deps: { readonly tickObjective: TickObjective }): Route =>
  route(tickObjective, async ({ input: { id, objective, ticked: isTicked }, reader }) => {
    const chapterId = ChapterId(id)
    const result = await deps.tickObjective({ userId: reader.user.id, chapterId, objective, isTicked })
    if (!result.ok) return refuse(result.error, tickObjective)
    return { status: 200, body: { ticked_objectives: [...result.value] } }
  })
