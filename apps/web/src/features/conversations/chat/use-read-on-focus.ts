import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { conversationQueries } from '../api.ts'

/** Of two windows side by side neither is ever hidden: the one that is turned to reads what was said in the other. */
export function useReadOnFocus(conversationId: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (conversationId === null) return
    const { queryKey } = conversationQueries.messages(conversationId)
    // a reading that is under way already is not begun anew
    const read = () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false })
    window.addEventListener('focus', read)
    return () => window.removeEventListener('focus', read)
  }, [conversationId, queryClient])
}
