import { useSyncExternalStore } from 'react'
import { makeSignal } from '../../browser/signal.ts'

let words = ''
const changed = makeSignal()

/** Reads a sentence to a screen reader user, once the screen reader is free. */
export function announce(text: string): void {
  // a status region speaks only when its text changes; a space makes the same sentence a new one
  words = text === words ? `${text} ` : text
  changed.send()
}

const read = () => words

/** Stands in the shell once, empty from the start: a region that arrives together with its text stays silent. */
export function Announcer() {
  const text = useSyncExternalStore(changed.on, read, read)
  return (
    // said twice: an open dialog hides what is outside of it, but for what says so in this very word
    <div role="status" aria-live="polite" className="sr-only">
      {text}
    </div>
  )
}
