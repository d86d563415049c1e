import { texts } from 'virtual:texts/conversations'
import { type ConversationMessage, stopReply } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../../api/call.ts'
import { notifyOtherTabs } from '../../../api/other-tabs.ts'
import type { PendingMessage, TurnEvent } from '../../../ui/chat/turn.ts'
import { useTurnLine } from '../../../ui/chat/use-turn-line.ts'
import { conversationQueries } from '../api.ts'
import { CHANGE_REQUEST } from '../messages.ts'
import { pendingMessageOf, useGoalDraft } from '../use-draft.ts'
import { exchange, findStarted, type Outcome } from './exchange.ts'

type Options = {
  readonly conversationId: string | null
  readonly onStarted: (conversationId: string) => void
  readonly onNotStarted: (words: string) => void
}

/** The learner's turn: what was said, the reply as it comes in, and what became of it. */
export function useTurn({ conversationId, onStarted, onNotStarted }: Options) {
  const queryClient = useQueryClient()
  const goalDraft = useGoalDraft()

  const endOf = (outcome: Outcome): TurnEvent => {
    if (outcome.kind !== 'answered' && conversationId !== null) {
      queryClient.invalidateQueries({ queryKey: conversationQueries.messages(conversationId).queryKey })
    }
    if (outcome.kind !== 'stale' && outcome.kind !== 'not-started') return outcome
    if (outcome.kind === 'not-started') onNotStarted(outcome.words)
    return { kind: 'left' }
  }

  /** Until the server turns out to have it: neither a reload nor the end of the session loses it meanwhile. */
  const keep = (pending: PendingMessage) => {
    if (conversationId === null || pending.text === CHANGE_REQUEST) return
    const known = queryClient.getQueryData(conversationQueries.messages(conversationId).queryKey)
    if (!known?.messages.some(({ id }) => id === pending.id)) pendingMessageOf(conversationId).write(pending)
  }

  const line = useTurnLine({
    exchange: async (pending, { signal, onText, onDisconnected }) => {
      keep(pending)
      let isNotified = false
      try {
        const outcome = await exchange(queryClient, {
          ...{ pending, conversationId, signal, onDisconnected },
          onText: (chunk) => {
            // from its first piece on the server has what was said
            if (!isNotified) notifyOtherTabs()
            isNotified = true
            onText(chunk)
          },
          onStarted: (id) => {
            goalDraft.keep('')
            onStarted(id)
          },
        })
        signal.throwIfAborted()
        return endOf(outcome)
      } finally {
        notifyOtherTabs()
      }
    },
    stopReply: async (pending) => {
      const id = conversationId ?? (await findStarted(queryClient, pending))
      if (id === null) throw new Error('There is nothing to stop yet.')
      await call(stopReply, { id })
    },
  })
  const { turn, say, stop, leave, move } = line

  /** Holds what was said last, here or on a page that is gone, against what the server has. */
  const recall = useCallback(
    (messages: readonly ConversationMessage[]) => {
      if (conversationId === null) return
      const { read, clear } = pendingMessageOf(conversationId)
      const pending = read()
      if (pending === null) return
      if (messages.some(({ id }) => id === pending.id)) clear()
      else move({ kind: 'found', pending, words: texts.failures.notSent })
    },
    [conversationId, move],
  )

  return { turn, say, stop, recall, leave }
}
