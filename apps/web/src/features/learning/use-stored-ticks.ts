import { chapter, tickObjective } from '@app/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../api/call.ts'
import { isProblem } from '../../api/problem.ts'
import { q } from '../../api/query.ts'
import { isString, stored, storedKeys } from '../../api/storage.ts'

/** Followed by a chapter's id: objectives that were ticked off before the server kept ticks, in this browser alone. */
const PREFIX = 'ticked:'

/** Brings what this browser alone knew of ticked objectives to the server, once. What fails is tried again on the next visit. */
export function useStoredTicks(): void {
  const queryClient = useQueryClient()
  useEffect(() => void moveTicks(queryClient), [queryClient])
}

async function moveTicks(queryClient: QueryClient): Promise<void> {
  for (const key of storedKeys('localStorage', PREFIX)) {
    const id = key.slice(PREFIX.length)
    const ticks = stored('localStorage', key, (value) => (Array.isArray(value) ? value.filter(isString) : null))
    for (const objective of ticks.read() ?? []) {
      try {
        await call(tickObjective, { id, objective, ticked: true })
      } catch (error) {
        // a chapter or an objective that is gone, or another learner's: there is nothing to bring it to
        if (!isProblem(error) || ![400, 404, 409].includes(error.status)) return
      }
    }
    ticks.clear()
    queryClient.invalidateQueries(q(chapter, { id }))
  }
}
