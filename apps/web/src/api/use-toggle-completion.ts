import { toggleCompletion } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from './call.ts'
import { changePlan, changePlans, showCompletion } from './plans-cache.ts'
import { queryKeys } from './query-keys.ts'

type Marked = { readonly planId: string; readonly chapterId: string; readonly completed: boolean }

/** Shows the new mark at once and takes it back when the server refuses; `completed` is the mark so far. */
export function useToggleCompletion({ planId, chapterId, completed }: Marked) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(toggleCompletion, { id: chapterId }),
    onMutate: async () => {
      const interrupts = queryClient.isFetching({ queryKey: queryKeys.plans }) > 0
      // an answer from before the press, still on its way, would take the mark back
      await Promise.all([
        queryClient.cancelQueries({ queryKey: queryKeys.plans }),
        queryClient.cancelQueries({ queryKey: queryKeys.chapter(chapterId) }),
      ])
      showCompletion(queryClient, chapterId, !completed)
      return { interrupts }
    },
    onError: () => showCompletion(queryClient, chapterId, completed),
    onSuccess: ({ learning_plan_progress: progress, chapter_completed }) => {
      showCompletion(queryClient, chapterId, chapter_completed)
      const status = progress === 100 ? 'complete' : 'in_progress'
      changePlans(queryClient, (plans) => changePlan(plans, planId, { progress, status }))
    },
    // that answer may have held other news, such as a chapter that is there: whoever stopped it asks again
    onSettled: (_reply, _error, _input, context) => {
      if (context?.interrupts) queryClient.invalidateQueries({ queryKey: queryKeys.plans })
    },
  })
}
