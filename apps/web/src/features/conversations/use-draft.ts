import { useState } from 'react'

const keyOf = (conversationId: string) => `draft:${conversationId}`

/** What is being typed. A phone that puts the tab to sleep loads the page anew, and the words are still there. */
export function useDraft(conversationId: string | null): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(conversationId))
  const change = (next: string) => {
    setText(next)
    if (conversationId !== null) write(conversationId, next)
  }
  return [text, change]
}

function read(conversationId: string | null): string {
  try {
    return (conversationId !== null && sessionStorage.getItem(keyOf(conversationId))) || ''
  } catch {
    // storage switched off: the draft lives as long as the page
    return ''
  }
}

function write(conversationId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(conversationId))
    else sessionStorage.setItem(keyOf(conversationId), text)
  } catch {
    // see above
  }
}
