import { type conversationMessages, currentConversation, type ReplyOf } from '@app/contract'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { pollWhile, q } from '../../api/query.ts'
import { listen } from '../../browser/listen.ts'
import { useDelayed } from '../../ui/feedback/use-delayed.ts'
import { messagesQuery } from '../learning/model.ts'

/** What the server knows of a conversation. */
export type Known = ReplyOf<typeof conversationMessages>

export const conversationQueries = {
  /** Nor kept for later: an old answer must not flash up on the goal form. */
  current: () => queryOptions({ ...q(currentConversation, {}), staleTime: 0, gcTime: 0 }),
  messages: messagesQuery,
}

/** Of two windows side by side neither is ever hidden: the one that is turned to reads what was said in the other. */
export function useReadOnFocus(conversationId: string | null): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (conversationId === null) return
    const { queryKey } = conversationQueries.messages(conversationId)
    // a reading that is under way already is not begun anew
    return listen(window, ['focus'], () => queryClient.invalidateQueries({ queryKey }, { cancelRefetch: false }))
  }, [conversationId, queryClient])
}

/** The server gives no reply more time than this. */
const REPLY_TIMEOUT_MS = 120_000

/** A page that was left goes on being answered: while a reply may still come, it is asked for. */
export function useLateReply(conversationId: string | null, waits: boolean): void {
  // counted anew for every wait: a page may be open for long before a line drops
  const isTooLate = useDelayed(REPLY_TIMEOUT_MS, waits)
  const enabled = conversationId !== null && waits && !isTooLate
  useQuery({
    ...conversationQueries.messages(conversationId ?? ''),
    enabled,
    refetchInterval: pollWhile(() => enabled),
  })
}
