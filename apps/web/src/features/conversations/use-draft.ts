import { useContext, useEffect, useState } from 'react'
import { AuthContext } from '../../api/auth-context.ts'

const keyOf = (owner: string) => `draft:${owner}`

/** What is being typed. A phone that puts the tab to sleep loads the page anew, and the words are still there. */
export function useDraft(conversationId: string | null): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => read(conversationId))
  // begun before the conversation had an id
  useEffect(() => {
    if (conversationId !== null && text !== '') write(conversationId, text)
  }, [conversationId, text])
  const change = (next: string) => {
    setText(next)
    if (conversationId !== null) write(conversationId, next)
  }
  return [text, change]
}

/** Puts words back that were sent and not taken, ahead of what was typed since. */
export function putBack(conversationId: string, text: string): void {
  write(conversationId, [text, read(conversationId)].filter((part) => part !== '').join('\n\n'))
}

/** The goal that is being typed. It has no conversation yet, so it is its learner's: the next one here must not see it. */
export function useGoalDraft() {
  const owner = `goal:${useContext(AuthContext)?.user?.id ?? ''}`
  return { read: () => read(owner), keep: (goal: string) => write(owner, goal) }
}

function read(owner: string | null): string {
  try {
    return (owner !== null && sessionStorage.getItem(keyOf(owner))) || ''
  } catch {
    // storage switched off: the draft lives as long as the page
    return ''
  }
}

function write(owner: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(owner))
    else sessionStorage.setItem(keyOf(owner), text)
  } catch {
    // see above
  }
}
