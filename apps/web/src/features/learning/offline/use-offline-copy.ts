import { useEffect, useSyncExternalStore } from 'react'
import { offlineCopyTime, onOfflineCopies } from '../../../api/offline-copies.ts'
import { listen } from '../../../browser/listen.ts'

/** A browser believes to be online a while before it is, and so it does where only our server is away. */
const RETRY_MS = 10_000

/** When what is shown of an address was read, where the server could not be asked since. `refetch` asks again once it can. */
export function useOfflineCopy(path: string, refetch: () => unknown): string | null {
  const at = useSyncExternalStore(onOfflineCopies, () => offlineCopyTime(path))
  const isCopy = at !== null
  useEffect(() => {
    if (!isCopy) return
    const timer = setInterval(() => navigator.onLine && refetch(), RETRY_MS)
    const ignore = listen(window, ['online'], () => refetch())
    return () => {
      clearInterval(timer)
      ignore()
    }
  }, [isCopy, refetch])
  return at
}
