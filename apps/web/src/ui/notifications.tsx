import { type ComponentType, useEffect, useState } from 'react'
import { deliverNewsTo, hasNews, onFirstNews } from './notify.ts'

/** Stands in the shell once. Loads nothing until somebody calls `notify`. */
export function Notifications() {
  const [Toasts, setToasts] = useState<ComponentType | null>(null)

  useEffect(() => {
    const load = () => {
      import('./toasts.tsx')
        .then(({ Toasts: loaded }) => setToasts(() => loaded))
        // a toast is often the news of a lost connection, over which it cannot be fetched. The page goes on without toasts: it
        // says itself what matters, and the bundler would fetch the code again but not its style sheet.
        .catch(() => deliverNewsTo(() => undefined))
    }
    if (hasNews()) load()
    return onFirstNews(load)
  }, [])

  return Toasts && <Toasts />
}
