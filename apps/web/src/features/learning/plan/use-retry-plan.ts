import { retryGeneration } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call.ts'
import { changePlan, changePlans } from '../plans-cache.ts'

/** The answer goes into the list, which sets the polling going again. */
export function useRetryPlan(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(retryGeneration, { id }),
    onSuccess: ({ generation_status }) =>
      changePlans(queryClient, (plans) => changePlan(plans, id, { generation_status, generation_error: null })),
  })
}
