import { type ComponentType, useEffect, useState } from 'react'
import { dropNews, hasNews, onFirstNews } from './notify.ts'

/** Stands in the shell once. Loads nothing until somebody calls `notify`. */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      // a toast is often the news of a lost connection, over which it cannot be fetched: the page stays as it is, which
      // says all that matters, and the next news tries again
      import('./toasts.tsx').then(({ Toasts: loaded }) => setToasts(() => loaded)).catch(dropNews)
    }
    if (hasNews()) load()
    return onFirstNews(load)
  }, [])

  return Toasts && <Toasts />
}
