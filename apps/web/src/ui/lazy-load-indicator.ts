import { useSyncExternalStore } from 'react'
import { makeSignal } from '../browser/signal.ts'

const changed = makeSignal()
let count = 0

function change(by: number): void {
  count += by
  changed.send()
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

export const useIsComponentLoading = (): boolean =>
  useSyncExternalStore(
    changed.on,
    () => count > 0,
    () => false,
  )
