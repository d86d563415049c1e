import { useSyncExternalStore } from 'react'

let words = ''
const listeners = new Set<() => void>()

/** Reads a sentence to a screen reader user, once the screen reader is free. */
export function announce(text: string): void {
  // a status region speaks only when its text changes; a space makes the same sentence a new one
  words = text === words ? `${text} ` : text
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const read = () => words

/** Stands in the shell once, empty from the start: a region that arrives together with its text stays silent. */
export function Announcer() {
  const text = useSyncExternalStore(subscribe, read, read)
  return (
    // said twice: an open dialog hides what is outside of it, but for what says so in this very word
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
