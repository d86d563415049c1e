import { texts } from 'virtual:texts/learning/plan-screen/edit'
import { chapter, listLearningPlans, type PlanDetails, readLearningPlan, type readRevision } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { describeCause, explain } from '../../../../api/problem.ts'
import { invalidate } from '../../../../api/query.ts'
import { untilItComes } from '../../../../ui/lazy-component.ts'
import { changePlan, planQuery, plansQuery } from '../../model.ts'
import type { PlanEdit } from './send-edit.ts'

/** What was read of changes that are asked for in words. Its endpoint comes with the editor. */
const revisionsKey = ['/api/learning-plans/:id/revision'] satisfies [(typeof readRevision)['path']]

/** What changes a plan or asks for changes of it is sent in its order. */
export const editScope = (id: string): string => `plan-edits:${id}`

/**
 * Saves edits of a plan one after another, each against what the one before has made. What can be shown at once is, and taken back
 * when the server refuses; the plan is read again then.
 */
export function usePlanEdits(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = planQuery(id)
  const scope = editScope(id)
  const read = () => queryClient.getQueryData(queryKey)
  const isLast = () => queryClient.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) <= 1

  return useMutation({
    // the library sends those of one scope in their order
    scope: { id: scope },
    mutationFn: async (edit: PlanEdit) => {
      // comes with the editor, and else with the first edit
      const { sendEdit } = await untilItComes(() => import('./send-edit.ts'))
      const version = read()?.version
      const plan = await sendEdit(id, version, edit)
      // only where the edit made a version is there something to undo
      return { plan, isNew: plan.version !== version }
    },
    onMutate: async (edit) => {
      // an answer from before the edit, still on its way, would take it back
      await queryClient.cancelQueries({ queryKey })
      const before = read()
      if (before) changePlan(queryClient, id, preview(before, edit))
      return before
    },
    onSuccess: async ({ plan }) => {
      // nor may one from before it, asked for meanwhile
      await queryClient.cancelQueries({ queryKey })
      const { version, archived } = plan
      // the next edit is shown already, and its answer brings the rest
      changePlan(queryClient, id, isLast() ? plan : { version })
      if (archived) queryClient.setQueryData(plansQuery.queryKey, (plans) => plans?.filter((one) => one.id !== id))
      invalidate(queryClient, listLearningPlans, chapter)
      queryClient.invalidateQueries({ queryKey: revisionsKey })
    },
    onError: (_error, _edit, before) => {
      const version = read()?.version
      if (before) changePlan(queryClient, id, { ...before, version: version ?? before.version })
      invalidate(queryClient, readLearningPlan)
      queryClient.invalidateQueries({ queryKey: revisionsKey })
    },
  })
}

type Chapters = PlanDetails['chapters']

/** What the editor shows until the server has answered: what follows from an order, such as prices, comes with the answer. Words wait for it: it may decline them. */
export function preview(plan: PlanDetails, edit: PlanEdit): PlanDetails {
  switch (edit.kind) {
    case 'drop':
      return { ...plan, chapters: numbered(plan.chapters.filter(({ id }) => id !== edit.chapter_id)) }
    case 'order': {
      const chapters = edit.chapter_ids.flatMap((wanted) => plan.chapters.find(({ id }) => id === wanted) ?? [])
      return { ...plan, chapters: numbered(chapters) }
    }
    case 'archive':
    case 'unarchive':
      return { ...plan, archived: edit.kind === 'archive' }
    default:
      return plan
  }
}

const numbered = (chapters: Chapters): Chapters => chapters.map((chapter, place) => ({ ...chapter, number: place + 1 }))

/** Why an edit, or a request for one in words, was refused, for the place where it was made. `changed` is what is said of a plan that has changed elsewhere. */
export function explainEdit(error: unknown, changed: string, failed = texts.failed): string {
  const words = explain(error, failed, {
    'plan-changed': () => changed,
    'prerequisite-later': ({ extra }) =>
      texts.buildsOnLater({ chapter: `${extra.chapter}`, prerequisite: `${extra.prerequisite}` }),
  })
  return [describeCause(error), words].filter(Boolean).join(' ')
}
