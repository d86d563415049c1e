import { useContext, useEffect, useState } from 'react'
import { AuthContext } from '../../api/auth-context.ts'
import { isString, recordOf, stored, storedText } from '../../api/storage.ts'
import type { Part, PendingMessage } from './turn/turn.ts'

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

const entryOf = (owner: string) => storedText('sessionStorage', `draft:${owner}`)

const read = (owner: string | null): string => (owner === null ? '' : (entryOf(owner).read() ?? ''))

function write(owner: string, text: string): void {
  const entry = entryOf(owner)
  if (text === '') entry.clear()
  else entry.write(text)
}

/** A message until the server turns out to have it: neither a reload nor another page loses it meanwhile. */
const pendingEntryOf = (conversationId: string) =>
  stored<PendingMessage>('sessionStorage', `unsent:${conversationId}`, (value) => {
    const pending = partIn(value)
    const { parts } = recordOf(Array.isArray)(value)
    return pending && { ...pending, parts: parts?.map(partIn).filter((part) => part !== null) }
  })

function partIn(value: unknown): Part | null {
  const { id, text } = recordOf(isString)(value)
  return id !== undefined && text !== undefined ? { id, text } : null
}

export const storePendingMessage = (conversationId: string, message: PendingMessage): void =>
  pendingEntryOf(conversationId).write(message)
export const clearPendingMessage = (conversationId: string): void => pendingEntryOf(conversationId).clear()
export const pendingMessageIn = (conversationId: string): PendingMessage | null => pendingEntryOf(conversationId).read()
