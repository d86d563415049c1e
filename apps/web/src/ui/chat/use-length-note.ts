import { texts } from 'virtual:texts/ui/chat'
import { useEffect, useState } from 'react'
import { number } from '../../texts/numbers.ts'
import { announce } from '../feedback/announcer.tsx'

/** So near the end it is said how much room is left. */
const NEAR = 400
/** So long nothing is typed before it is read out, too: not at every letter. */
const PAUSE_MS = 1_000

/** What the contract takes, of a goal and of any later message. */
const MAX_MESSAGE_LENGTH = 4_000

type TooLong = (values: { readonly length: string }) => string

/** How much room is left for a text of that length, null while there is plenty, or what to say where it is too long. */
export function useLengthNote(length: number, tooLong: TooLong) {
  const words = describeLength(length, tooLong)
  // what was there before anything was typed is read with its field
  const [first] = useState(words)
  useEffect(() => {
    if (words === null || words === first) return
    const timer = setTimeout(() => announce(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words, first])
  return { words, isTooLong: length > MAX_MESSAGE_LENGTH }
}

function describeLength(length: number, tooLong: TooLong): string | null {
  const left = MAX_MESSAGE_LENGTH - length
  if (left >= NEAR) return null
  return left < 0 ? tooLong({ length: number(length) }) : texts.charactersLeft({ count: left })
}
