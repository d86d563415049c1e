import { type ComponentType, useEffect, useState } from 'react'
import { untilItComes } from '../lazy-component.ts'
import { dropWaiting, hasWaitingToasts, onFirstToast } from './notify.ts'

/** Stands in the shell once. Loads nothing before the first `notify`. */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)

  useEffect(() => {
    let isLoading = false
    const load = () => {
      if (isLoading) return
      isLoading = true
      // a toast is often the news of a lost connection, over which it cannot be fetched
      untilItComes(() => import('./toasts.tsx'))
        .then(({ Toasts: loaded }) => setToasts(() => loaded))
        // the page says itself what matters; the next news tries again
        .catch(dropWaiting)
        .finally(() => {
          isLoading = false
        })
    }
    if (hasWaitingToasts()) load()
    return onFirstToast(load)
  }, [])

  return Toasts && <Toasts />
}
