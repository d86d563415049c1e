import { currentConversation, type LearningPlan, listLearningPlans } from '@app/contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { pollWhile, q } from '../../api/query.ts'
import { isAnyBeingMade } from './model.ts'

export const plansQuery = queryOptions({
  ...q(listLearningPlans, {}),
  // plans change by themselves and in other tabs: coming back to the page always asks anew
  staleTime: 0,
  // the specification: polling stops on error, and another try would be one more question
  retry: false,
  // the library pauses by itself while the tab is hidden
  refetchInterval: pollWhile(isAnyBeingMade),
})

/** What the learner may resume; an offer, so that its failure is not shown. */
export const openConversationQuery = queryOptions({ ...q(currentConversation, {}), staleTime: 0, retry: false })

export type Plans = LearningPlan[]

export const changePlan = (plans: Plans, id: string, change: Partial<LearningPlan>): Plans =>
  plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan))

export const changePlans = (queryClient: QueryClient, change: (plans: Plans) => Plans): void => {
  queryClient.setQueryData(plansQuery.queryKey, (plans) => plans && change(plans))
}
