import type { KeyboardEvent } from 'react'

/** Enter sends, Shift+Enter begins a new line, and Enter that picks a word from an input method does neither. */
export function enterSends(event: KeyboardEvent<HTMLTextAreaElement>, send: () => void): void {
  const { key, shiftKey, nativeEvent } = event
  if (key !== 'Enter' || shiftKey) return
  // Safari ends composing before the key event, and leaves only its old code as a trace
  if (nativeEvent.isComposing || nativeEvent.keyCode === 229) return
  event.preventDefault()
  send()
}
