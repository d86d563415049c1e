import { useSyncExternalStore } from 'react'
import { listen } from '../browser/listen.ts'
import { useIsComponentLoading } from '../ui/lazy-component.ts'

const subscribe = (listener: () => void) => listen(window, ['online', 'offline'], listener)

export function OfflineBanner() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  const isLoading = useIsComponentLoading()
  return (
    <div role="status" className="sticky top-16 z-20 md:-mb-4 print:hidden">
      {!online && (
        <p
          data-offline
          className="flex min-h-(--banner-height) items-center justify-center bg-ink px-4 py-2 text-center text-note font-medium text-paper"
        >
          {isLoading
            ? 'You are offline. What you asked for comes as soon as the connection is back.'
            : 'You are offline. What you see may be old, and nothing can be saved until the connection is back.'}
        </p>
      )}
    </div>
  )
}
