import { checkStuckPlans, listLearningPlans } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { invalidate } from '../../../api/query.ts'

/** Once after the dashboard has loaded, the server looks for generations that no one works on. */
export function useStuckCheck(loaded: boolean): void {
  const queryClient = useQueryClient()
  const asked = useRef(false)
  useEffect(() => {
    if (!loaded || asked.current) return
    asked.current = true
    call(checkStuckPlans, {}).then(
      ({ requeued }) => {
        if (requeued.length > 0) invalidate(queryClient, listLearningPlans)
      },
      // no one asked for this check, so no one needs to know that it failed
      () => undefined,
    )
  }, [loaded, queryClient])
}
