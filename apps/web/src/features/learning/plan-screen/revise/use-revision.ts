import { discardRevision, type PlanDetails, readLearningPlan, readRevision, requestRevision } from '@app/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../../../api/call.ts'
import { isNotFound, isProblem } from '../../../../api/problem.ts'
import { invalidate, pollWhile, q } from '../../../../api/query.ts'
import { changePlan, planQuery } from '../../model.ts'
import { editScope } from '../edit/plan-edits.ts'

const POLL_INTERVAL_MS = 2_000

/** The changes of a plan that were asked for in words: read until they are there, and asked for in the order of its edits. */
export function useRevision({ id, revision_status: status }: PlanDetails) {
  const queryClient = useQueryClient()
  const options = q(readRevision, { id })
  const { queryKey } = options

  const query = useQuery({
    ...options,
    enabled: status !== null,
    staleTime: 0,
    retry: false,
    refetchInterval: pollWhile(
      ({ data, error }) => error === null && data?.status === 'PENDING' && !data.stale,
      POLL_INTERVAL_MS,
    ),
  })
  const isDeleted = isNotFound(query.error)
  useEffect(() => {
    // accepted or discarded elsewhere
    if (isDeleted) invalidate(queryClient, readLearningPlan)
  }, [isDeleted, queryClient])
  useEffect(() => {
    // the next one is another one
    if (status === null) queryClient.resetQueries(q(readRevision, { id }))
  }, [status, id, queryClient])

  const { mutateAsync } = useMutation({
    scope: { id: editScope(id) },
    /** `isInstead`: of the changes that are there. */
    mutationFn: async ({ request, isInstead }: { readonly request: string; readonly isInstead: boolean }) => {
      if (isInstead) {
        await call(discardRevision, { id }).catch((error: unknown) => {
          if (!isProblem(error, 'revision-not-found')) throw error
        })
      }
      return await call(requestRevision, { id, request })
    },
    onSuccess: async (revision) => {
      // an answer from before, still on its way, would take it back
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, revision)
      await queryClient.cancelQueries({ queryKey: planQuery(id).queryKey })
      changePlan(queryClient, id, { revision_status: revision.status })
      invalidate(queryClient, readLearningPlan)
    },
    onError: () => invalidate(queryClient, readLearningPlan, readRevision),
  })

  return {
    revision: status === null || isDeleted ? undefined : query.data,
    /** Why it could not be read. */
    error: isDeleted ? null : query.error,
    isReading: query.isFetching,
    readAgain: query.refetch,
    ask: mutateAsync,
  }
}
