import { texts } from 'virtual:texts/learning/chapter/content'
import { type ChapterView, tickObjective } from '@app/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../api/call.ts'
import { messageOf } from '../../../../api/problem.ts'
import { retryWhenOnline, useWaitsForLine } from '../../../../api/retry-when-online.ts'
import { ErrorLine } from '../../../../ui/feedback/alert.tsx'
import { List } from '../../../../ui/list.tsx'
import { LazyInlineText } from '../../../../ui/markdown/lesson/lazy-lesson-markdown.tsx'
import { TrailMark } from '../../../../ui/trail.tsx'
import { chapterQuery } from '../../chapter-query.ts'
import { describeRecall } from '../../outline-words.ts'
import { WaitingForLine } from '../../toggle-completion.tsx'

type ObjectivesProps = {
  readonly chapter: ChapterView
  readonly objectives: readonly string[]
  readonly disabled: boolean
}

type Tick = { readonly objective: string; readonly ticked: boolean }

/**
 * Shows a tick at once, and takes it back when the server refuses. Ticks reach the server one after another, so that the last
 * press counts however fast they come.
 */
export function Objectives({ chapter, objectives, disabled }: ObjectivesProps) {
  const { id } = chapter
  const queryClient = useQueryClient()
  const { queryKey } = chapterQuery(id)
  const mutationKey = ['tick', id]
  const show = (change: (ticked: readonly string[]) => readonly string[]) =>
    queryClient.setQueryData(
      queryKey,
      (view) => view && { ...view, ticked_objectives: [...change(view.ticked_objectives)] },
    )
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1

  const isWaiting = useWaitsForLine({ mutationKey })
  const { mutate, error } = useMutation({
    ...retryWhenOnline,
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
  return (
    <>
      <List aria-labelledby="objectives-title" className="mt-4 border-t border-line">
        {[...new Set(objectives)].map((objective) => {
          const ticked = chapter.ticked_objectives.includes(objective)
          const recall = describeRecall(chapter, objective)
          return (
            <li key={objective} className="border-b border-line">
              <label
                dir="auto"
                className="flex gap-4 rounded-sm py-3 transition-colors duration-[160ms] has-enabled:cursor-pointer has-enabled:hover:bg-sunk/60 has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
              >
                <input
                  type="checkbox"
                  className="sr-only"
                  checked={ticked}
                  disabled={disabled}
                  onChange={() => mutate({ objective, ticked: !ticked })}
                />
                <TrailMark mark={ticked ? 'done' : 'open'} size={22} className="mt-0.5" />
                <span className="min-w-0 flex-1">
                  <LazyInlineText text={objective} />
                  {recall && <span className="text-note text-muted"> {recall}</span>}
                </span>
              </label>
            </li>
          )
        })}
      </List>
      <WaitingForLine isWaiting={isWaiting} className="mt-3" />
      {error && <ErrorLine className="mt-3">{messageOf(error, texts.tickFailed)}</ErrorLine>}
    </>
  )
}
