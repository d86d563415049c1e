import { currentConversation, learningPlans } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { queryKeys } from '../../../api/query-keys.ts'
import { plansInterval } from '../dashboard/plans-interval.ts'

export const plansQuery = queryOptions({
  queryKey: queryKeys.plans,
  queryFn: ({ signal }) => call(learningPlans, {}, signal),
  // plans change by themselves and in other tabs: coming back to the page always asks anew
  staleTime: 0,
  // the specification: polling stops on error, and another try would be one more question
  retry: false,
  // the library holds its breath by itself while the tab is hidden
  refetchInterval: ({ state }) => plansInterval(state.data, state.error),
})

/** What the learner may go on with; an offer, so that its failure is nobody's business. */
export const openConversationQuery = queryOptions({
  queryKey: queryKeys.openConversation,
  queryFn: ({ signal }) => call(currentConversation, {}, signal),
  staleTime: 0,
  retry: false,
})
