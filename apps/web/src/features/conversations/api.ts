import { conversationMessages, currentConversation } from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { q } from '../../api/query.ts'

/** Never from the cache: a conversation goes on in other tabs, and on the server while this page is closed. */
const staleTime = 0

export const conversationQueries = {
  current: () => queryOptions({ ...q(currentConversation, {}), staleTime }),
  messages: (id: string) => queryOptions({ ...q(conversationMessages, { id }), staleTime }),
}

/** Whether there is something to resume has changed; an old answer must not flash up on the goal form. */
export const clearCurrentConversation = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: conversationQueries.current().queryKey })
