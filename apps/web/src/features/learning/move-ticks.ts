import { chapter, tickObjective } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { isProblem } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { clearStoredTicks, storedTicks } from './stored-ticks.ts'

/** Brings the ticks of an earlier version to the server, each once. What could not be brought now is brought next time. */
export async function moveTicks(queryClient: QueryClient): Promise<void> {
  for (const { chapterId, objectives } of storedTicks()) {
    for (const objective of objectives) {
      try {
        await call(tickObjective, { id: chapterId, objective, ticked: true })
      } catch (error) {
        // a chapter or an objective that is gone, or another learner's: there is nothing to bring it to
        if (!isProblem(error) || ![400, 404, 409].includes(error.status)) return
      }
    }
    clearStoredTicks(chapterId)
    queryClient.invalidateQueries(q(chapter, { id: chapterId }))
  }
}
