import type { GenerationStatus, watchChapter, watchPlan } from '@app/contract'
import { focusManager, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { StreamEvent } from '../../../api/call-streaming.ts'

/** A plan or a chapter that is being made, and can be watched. */
export type Watched<Draft> = {
  readonly endpoint: typeof watchPlan | typeof watchChapter
  /** Before anything has come of it. */
  readonly empty: Draft
  /** A draft with what one more event says of it; what says nothing of it changes nothing. */
  readonly add: (draft: Draft, event: StreamEvent) => Draft
  readonly statusIn: (event: StreamEvent) => GenerationStatus | undefined
}

/** `lastEventId`: of the event that came last; watching goes on behind it. */
export type AnyDraft = { readonly lastEventId: string | null }

export const isOver = (status: GenerationStatus | undefined): boolean => status === 'COMPLETE' || status === 'FAILED'

/** Kept from one page to the next, and no longer: the server has it all. */
const KEPT_MS = 5_000

const draftQuery = <Draft>({ endpoint, empty }: Watched<Draft>, id: string) =>
  queryOptions({
    queryKey: [endpoint.path, { id }],
    // written by the stream, never read by asking
    queryFn: (): Draft => empty,
    enabled: false,
    gcTime: KEPT_MS,
  })

/** What has come of it so far, where it is watched. */
export const useDraft = <Draft>(watched: Watched<Draft>, id: string): Draft =>
  useQuery(draftQuery(watched, id)).data ?? watched.empty

/** Watches it come as long as `isComing` and the page is looked at. `onStatus` is called with each status that the server says. */
export function useWatch<Draft extends AnyDraft>(
  watched: Watched<Draft>,
  id: string,
  isComing: boolean,
  onStatus: (status: GenerationStatus) => void,
): void {
  const queryClient = useQueryClient()
  const isVisible = useSyncExternalStore(onVisibility, () => focusManager.isFocused())
  const watches = isComing && isVisible
  const changed = useEffectEvent(onStatus)
  useEffect(() => {
    if (!watches) return
    const { queryKey } = draftQuery(watched, id)
    const end = new AbortController()
    const watching = {
      signal: end.signal,
      draft: () => queryClient.getQueryData(queryKey) ?? watched.empty,
      onDraft: (draft: Draft) => queryClient.setQueryData<Draft>(queryKey, draft),
      onStatus: (status: GenerationStatus) => changed(status),
    }
    // most things are made already: what reads streams comes with the first that is not, and polling does without
    import('./follow.ts').then(
      ({ follow }) => (end.signal.aborted ? undefined : follow(watched, id, watching)),
      () => undefined,
    )
    return () => end.abort()
  }, [watched, id, watches, queryClient])

  // what is made is no draft any more, and neither is what is made anew
  useEffect(() => {
    if (!isComing) queryClient.removeQueries(draftQuery(watched, id))
  }, [watched, id, isComing, queryClient])
}

// the same that pauses polling
const onVisibility = (changed: () => void) => focusManager.subscribe(changed)
