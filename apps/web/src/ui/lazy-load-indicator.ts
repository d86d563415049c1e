import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let count = 0

function change(by: number): void {
  count += by
  for (const listener of listeners) listener()
}

/** Notes that a part of the app is waited for. What the reader pressed has not come of it yet. */
export async function whileLoading<T>(part: Promise<T>): Promise<T> {
  // it is asked for in the middle of drawing a page, when nothing else may change
  await null
  change(1)
  try {
    return await part
  } finally {
    change(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

export const useIsComponentLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  )
