import { makeSignal } from '../browser/signal.ts'

/** Of answers that came from a copy in this browser, because the server did not answer: when each was read. */
const copies = new Map<string, string>()
const changed = makeSignal()

/** Notes of an answer to `path` whether it is a copy. `at` comes from public/service-worker.js; null is an answer of the server's. */
export function noteAnswer(path: string, at: string | null): void {
  if (offlineCopyTime(path) === at) return
  if (at === null) copies.delete(path)
  else copies.set(path, at)
  changed.send()
}

export const offlineCopyTime = (path: string): string | null => copies.get(path) ?? null

export const onOfflineCopies = changed.on
