import { chapter, listLearningPlans, type PlanDetails, readLearningPlan } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { invalidate } from '../../../../api/query.ts'
import { changePlan, planQuery, plansQuery } from '../../model.ts'
import { type PlanEdit, preview, sendEdit } from './plan-edit.ts'

export type Edited = {
  readonly plan: PlanDetails
  /** Whether the edit made a version: only then is there something to undo. */
  readonly isNew: boolean
}

/**
 * Saves edits of a plan one after another, each against what the one before has made. What can be shown at once is, and taken back
 * when the server refuses; the plan is read again then.
 */
export function usePlanEdits(id: string): (edit: PlanEdit) => Promise<Edited> {
  const queryClient = useQueryClient()
  const { queryKey } = planQuery(id)
  const scope = `edits of plan ${id}`
  const read = () => queryClient.getQueryData(queryKey)
  const isLast = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) <= 1

  const { mutateAsync } = useMutation({
    // the library sends those of one scope in their order
    scope: { id: scope },
    mutationFn: async (edit: PlanEdit): Promise<Edited> => {
      const version = read()?.version
      const plan = await sendEdit(id, version, edit)
      return { plan, isNew: plan.version !== version }
    },
    onMutate: async (edit) => {
      // an answer from before the edit, still on its way, would take it back
      await queryClient.cancelQueries({ queryKey })
      const before = read()
      if (before) changePlan(queryClient, id, preview(before, edit))
      return before
    },
    onSuccess: ({ plan }) => {
      const { version, archived } = plan
      // the next edit is shown already, and its answer brings the rest
      changePlan(queryClient, id, isLast() ? plan : { version })
      if (archived) queryClient.setQueryData(plansQuery.queryKey, (plans) => plans?.filter((one) => one.id !== id))
      invalidate(queryClient, listLearningPlans, chapter)
    },
    onError: (_error, _edit, before) => {
      const version = read()?.version
      if (before) changePlan(queryClient, id, { ...before, version: version ?? before.version })
      invalidate(queryClient, readLearningPlan)
    },
  })
  return mutateAsync
}
