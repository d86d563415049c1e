import { Suspense, useSyncExternalStore } from 'react'
import { lazyNamed } from './lazy-named.ts'
import { hasNews, onFirstNews } from './notify.ts'

const Toasts = lazyNamed(() => import('./toasts.tsx'), 'Toasts')

/** Stands in the shell once. Loads nothing until somebody calls `notify`. */
export function Notifications() {
  const wanted = useSyncExternalStore(onFirstNews, hasNews)
  return wanted ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
