import { conversationMessages, currentConversation, learningPlans } from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../api/query-keys.ts'

/** Always read anew: a conversation goes on in other tabs, and on the server while this page is closed. */
const staleTime = 0

export const conversationQueries = {
  current: () =>
    queryOptions({
      queryKey: queryKeys.openConversation,
      queryFn: ({ signal }) => call(currentConversation, {}, signal),
      staleTime,
    }),
  messages: (id: string) =>
    queryOptions({
      queryKey: queryKeys.conversation(id),
      queryFn: ({ signal }) => call(conversationMessages, { id }, signal),
      staleTime,
    }),
  /** The list that the dashboard shows: what is read here is there already when the learner arrives. */
  plans: () =>
    queryOptions({
      queryKey: queryKeys.plans,
      queryFn: ({ signal }) => call(learningPlans, {}, signal),
      staleTime,
      // as on the dashboard: polling stops on error
      retry: false,
    }),
}

/** Whether there is something to resume has changed; an old answer must not flash up on the goal form. */
export const forgetCurrent = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: conversationQueries.current().queryKey })
