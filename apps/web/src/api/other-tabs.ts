import type { QueryClient } from '@tanstack/react-query'
import { listen } from '../browser/listen.ts'

let channel: BroadcastChannel | undefined

/** Lets the other tabs of this browser know that something has changed. What it was they read from the server. */
export const notifyOtherTabs = (): void => channel?.postMessage(null)

/** Announces each call that changed something to other tabs, and refetches what is shown when another tab announces one. */
export function connectTabs(queryClient: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined
  let isOverdue = false
  const refetch = () => {
    // while a change of this tab is on its way, an answer from before it would take back what is shown of it
    isOverdue = queryClient.isMutating() > 0
    // a read that began before the news is begun anew, as its answer may be older
    if (!isOverdue) queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.isPublic !== true })
  }
  const open = () => {
    channel ??= new BroadcastChannel('changes')
    channel.onmessage = refetch
  }
  const close = () => {
    channel?.close()
    channel = undefined
  }
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'success') notifyOtherTabs()
    if (isOverdue && queryClient.isMutating() === 0) refetch()
  })
  // an open channel would keep the page out of the browser's memory for going back
  const wake = ({ persisted }: PageTransitionEvent) => {
    open()
    if (persisted) refetch()
  }
  open()
  const stops = [unsubscribe, listen(window, ['pagehide'], close), listen(window, ['pageshow'], wake), close]
  return () => {
    for (const stop of stops) stop()
  }
}
