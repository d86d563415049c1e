import { type ChapterView, tickObjective } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'

import { chapterQuery } from '../../chapter-query.ts'

type Tick = { readonly objective: string; readonly ticked: boolean }

/**
 * Shows a tick at once, and takes it back when the server refuses. Ticks reach the server one after another, so that the last
 * press counts however fast they come.
 */
export function useTicked({ id }: ChapterView) {
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(id)
  const mutationKey = ['tick', id]
  const show = (change: (ticked: readonly string[]) => readonly string[]) =>
    queryClient.setQueryData(
      queryKey,
      (view) => view && { ...view, ticked_objectives: [...change(view.ticked_objectives)] },
    )
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1

  const { mutate, error } = useMutation({
    mutationKey,
    scope: { id: `tick-${id}` },
    mutationFn: (tick: Tick) => call(tickObjective, { id, ...tick }),
    onMutate: async ({ objective, ticked }) => {
      show((known) => [...known.filter((one) => one !== objective), ...(ticked ? [objective] : [])])
      // an answer from before the press, still on its way, would take the tick back
      await queryClient.cancelQueries({ queryKey })
    },
    // of several presses the last one's answer holds what came of all
    onSuccess: ({ ticked_objectives }) => isLast() && show(() => ticked_objectives),
    onError: (_error, { objective, ticked }) => {
      if (isLast()) {
        show((known) => [...known.filter((one) => one !== objective), ...(ticked ? [] : [objective])])
        queryClient.invalidateQueries({ queryKey })
      }
    },
  })
  return { tick: mutate, error }
}
