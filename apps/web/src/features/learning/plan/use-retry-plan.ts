import { retryGeneration } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../../api/use-api-mutation.ts'
import { changePlan, changePlans } from '../plans-cache.ts'

/** The answer goes into the list, which sets the polling going again. */
export function useRetryPlan(id: string) {
  const queryClient = useQueryClient()
  const { mutate, ...state } = useApiMutation(retryGeneration, {
    onSuccess: ({ generation_status }) =>
      changePlans(queryClient, (plans) => changePlan(plans, id, { generation_status, generation_error: null })),
  })
  return { ...state, retry: () => mutate({ id }) }
}
