import { conversationMessages, currentConversation, learningPlans } from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** Always read anew: a conversation goes on in other tabs, and on the server while this page is closed. */
const staleTime = 0

export const conversationQueries = {
  all: () => ['conversations'] as const,
  current: () =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'current'],
      queryFn: ({ signal }) => call(currentConversation, {}, signal),
      staleTime,
    }),
  messages: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), id, 'messages'],
      queryFn: ({ signal }) => call(conversationMessages, { id }, signal),
      staleTime,
    }),
  /** The plan that a conversation has become. */
  plan: (id: string) =>
    queryOptions({
      queryKey: [...conversationQueries.all(), 'plan', id],
      queryFn: async ({ signal }) => (await call(learningPlans, {}, signal)).find((plan) => plan.id === id) ?? null,
      staleTime,
    }),
}

/** Whether there is something to resume has changed; an old answer must not flash up on the goal form. */
export const forgetCurrent = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: conversationQueries.current().queryKey })
