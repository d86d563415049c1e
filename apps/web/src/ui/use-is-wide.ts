import { useSyncExternalStore } from 'react'
import { listen } from '../browser/listen.ts'

/** Where a table has room: the screens from which on the header shows its links. */
const wide = () => globalThis.matchMedia?.('(min-width: 48rem)')

const subscribe = (listener: () => void) => {
  const query = wide()
  return query ? listen(query, ['change'], listener) : () => undefined
}

/** A table and cards differ in what they are, not only in how they look: one of them is drawn, never both. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => wide()?.matches ?? true)
