import type { LearningPlan } from '@app/contract'
import type { QueryClient } from '@tanstack/react-query'
import { plansQuery } from './plans-query.ts'

export type Plans = LearningPlan[]

export const changePlan = (plans: Plans, id: string, change: Partial<LearningPlan>): Plans =>
  plans.map((plan) => (plan.id === id ? { ...plan, ...change } : plan))

export const changePlans = (queryClient: QueryClient, change: (plans: Plans) => Plans): void => {
  queryClient.setQueryData(plansQuery.queryKey, (plans) => plans && change(plans))
}
