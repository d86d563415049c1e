import type { ConversationMessage } from '@app/contract'
import type { PendingMessage, Turn } from './turn.ts'

/** One bubble. `coming`: more of it is on its way. */
export type Entry = { readonly text: string; readonly isFromUser: boolean; readonly coming: boolean }

/** What stands below the last bubble. */
export type Tail =
  | { readonly kind: 'none' | 'thinking' | 'searching' }
  /** Sent before this page was there: its reply may be on its way, or may never come. */
  | { readonly kind: 'awaited'; readonly pending: PendingMessage & { readonly id: string }; readonly words: string }
  | { readonly kind: 'unanswered'; readonly pending: PendingMessage; readonly words: string; readonly failed: boolean }

export type Log = { readonly entries: readonly Entry[]; readonly tail: Tail }

export type Known = { readonly messages: readonly ConversationMessage[]; readonly awaitsAssistant: boolean }

/**
 * The conversation as it is shown: what the server knows, and the turn on top of it. Each may be ahead of the other, so
 * nothing is shown twice and nothing vanishes in between.
 */
export function logOf({ messages, awaitsAssistant }: Known, turn: Turn): Log {
  const entries = messages.map(({ content, isFromUser }): Entry => ({ text: content, isFromUser, coming: false }))
  if (turn.kind === 'idle' || isAnswered(messages, turn.pending)) {
    return { entries, tail: awaitsAssistant ? awaited(messages) : none }
  }
  const pending: Entry[] =
    placeOf(messages, turn.pending) === -1 ? [{ text: turn.pending.text, isFromUser: true, coming: false }] : []
  switch (turn.kind) {
    case 'thinking':
      return { entries: [...entries, ...pending], tail: { kind: 'thinking' } }
    case 'speaking':
    case 'stopping':
    case 'disconnected': {
      const reply: Entry[] = turn.text === '' ? [] : [{ text: turn.text, isFromUser: false, coming: true }]
      const waiting: Tail = turn.text === '' ? { kind: 'thinking' } : none
      return {
        entries: [...entries, ...pending, ...reply],
        tail: turn.kind === 'disconnected' ? { kind: 'searching' } : waiting,
      }
    }
    case 'stopped':
    case 'failed': {
      const { kind, words } = turn
      return {
        entries: [...entries, ...pending],
        tail: { kind: 'unanswered', pending: turn.pending, words, failed: kind === 'failed' },
      }
    }
  }
}

export function isAnswered(messages: readonly ConversationMessage[], pending: PendingMessage): boolean {
  const place = placeOf(messages, pending)
  return place !== -1 && messages.slice(place + 1).some(({ isFromUser }) => !isFromUser)
}

/** What failed and the server does not have: it goes along with what is said next, so that nothing is lost. */
export const undeliveredIn = ({ messages }: Known, turn: Turn): PendingMessage | null =>
  turn.kind === 'failed' && turn.pending.id !== null && placeOf(messages, turn.pending) === -1 ? turn.pending : null

/** Where the server has what was said; a goal is the first message of its conversation. */
function placeOf(messages: readonly ConversationMessage[], pending: PendingMessage): number {
  if (pending.id !== null) return messages.findIndex(({ id }) => id === pending.id)
  return messages.length > 0 ? 0 : -1
}

/** The page was left or reloaded before the reply came. */
function awaited(messages: readonly ConversationMessage[]): Tail {
  const last = messages.at(-1)
  if (last === undefined) return none
  const pending = { id: last.id, text: last.content }
  return { kind: 'awaited', pending, words: 'The reply has not come yet.' }
}

const none: Tail = { kind: 'none' }
