import { useCallback, useSyncExternalStore } from 'react'
import { listen } from '../browser/listen.ts'

/** Where a table has room: the screens from which on the header shows its links. */
const TABLE = '48rem'

/** A table and cards differ in what they are, not only in how they look: one of them is drawn, never both. */
export function useIsWide(from = TABLE): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = wide(from)
      return query ? listen(query, ['change'], listener) : () => undefined
    },
    [from],
  )
  return useSyncExternalStore(subscribe, () => wide(from)?.matches ?? true)
}

const wide = (from: string) => globalThis.matchMedia?.(`(min-width: ${from})`)
