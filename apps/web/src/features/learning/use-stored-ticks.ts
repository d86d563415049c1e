import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { storedTicks } from './stored-ticks.ts'

/** Brings what this browser alone knew of ticked objectives to the server, once. */
export function useStoredTicks(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (storedTicks().length === 0) return
    // what fails is tried again on the next visit
    import('./move-ticks.ts').then(({ moveTicks }) => moveTicks(queryClient)).catch(() => undefined)
  }, [queryClient])
}
