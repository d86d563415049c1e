import { useContext, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { AuthContext } from '../../api/auth-context.ts'
import { stored, storedText } from '../../api/storage.ts'
import type { PendingMessage } from '../../ui/chat/turn.ts'

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

const part = z.object({ id: z.string(), text: z.string() })
const storedMessage = z.extend(part, { parts: z.optional(z.array(part)) })

/** A message until the server turns out to have it: neither a reload nor another page loses it meanwhile. */
export const pendingMessageOf = (conversationId: string) =>
  stored<PendingMessage>(
    'sessionStorage',
    `unsent:${conversationId}`,
    (value) => storedMessage.safeParse(value).data ?? null,
  )
