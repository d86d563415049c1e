import { texts } from 'virtual:texts/conversations'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { number } from '../../texts/numbers.ts'
import { announce } from '../../ui/feedback/announcer.tsx'

/** So near the end it is said how much room is left. */
const NEAR = 400
/** So long nothing is typed before it is read out, too: not at every letter. */
const PAUSE_MS = 1_000

type Length = {
  readonly length: number
  readonly most: number
  /** What to say of a text that is too long. */
  readonly tooLong: (values: { readonly length: string }) => string
}

/** How much room is left for a text; null while there is plenty. */
export function useLengthNote(text: Length): { readonly words: string | null; readonly isTooLong: boolean } {
  const words = describeLength(text)
  // what was there before anything was typed is read with its field
  const [first] = useState(words)
  useEffect(() => {
    if (words === null || words === first) return
    const timer = setTimeout(() => announce(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, first])
  return { words, isTooLong: text.length > text.most }
}

function describeLength({ length, most, tooLong }: Length): string | null {
  if (length <= most - NEAR) return null
  return length > most ? tooLong({ length: number(length) }) : texts.charactersLeft({ count: most - length })
}

/** Enter sends, Shift+Enter begins a new line, and Enter that picks a word from an input method does neither. */
export function enterSends(event: KeyboardEvent<HTMLTextAreaElement>, send: () => void): void {
  const { key, shiftKey, nativeEvent } = event
  if (key !== 'Enter' || shiftKey) return
  // Safari ends composing before the key event, and leaves only its old code as a trace
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
  event.preventDefault()
  send()
}
