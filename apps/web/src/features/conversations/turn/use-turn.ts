import { texts } from 'virtual:texts/conversations'
import { type ConversationMessage, stopReply } from '@app/contract'
import { useQueryClient } from '@tanstack/react-query'
import { startTransition, useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { call } from '../../../api/call.ts'
import { notifyOtherTabs } from '../../../api/other-tabs.ts'
import { listen } from '../../../browser/listen.ts'
import { conversationQueries } from '../api.ts'
import { CHANGE_REQUEST } from '../messages.ts'
import { pendingMessageOf, useGoalDraft } from '../use-draft.ts'
import { exchange, findStarted, type Outcome } from './exchange.ts'
import { idle, moveTurn, type PendingMessage } from './turn.ts'

type Options = {
  readonly conversationId: string | null
  readonly onStarted: (conversationId: string) => void
  readonly onNotStarted: (words: string) => void
}

/** The learner's turn: what was said, the reply as it comes in, and what became of it. */
export function useTurn({ conversationId, onStarted, onNotStarted }: Options) {
  const queryClient = useQueryClient()
  const [turn, move] = useReducer(moveTurn, idle)
  const goalDraft = useGoalDraft()
  const line = useRef<AbortController>(null)
  useEffect(() => () => line.current?.abort(), [])

  const end = (outcome: Outcome) => {
    if (outcome.kind !== 'answered' && conversationId !== null) {
      queryClient.invalidateQueries({ queryKey: conversationQueries.messages(conversationId).queryKey })
    }
    if (outcome.kind === 'stale') return move({ kind: 'answered' })
    if (outcome.kind === 'not-started') {
      move({ kind: 'left' })
      return onNotStarted(outcome.words)
    }
    // a new address arrives as a transition; outside of one the turn would end before it and show the goal form
    startTransition(() => move(outcome))
  }

  /** Until the server turns out to have it: neither a reload nor the end of the session loses it meanwhile. */
  const keep = (pending: PendingMessage) => {
    if (conversationId === null || pending.text === CHANGE_REQUEST) return
    const known = queryClient.getQueryData(conversationQueries.messages(conversationId).queryKey)
    if (!known?.messages.some(({ id }) => id === pending.id)) pendingMessageOf(conversationId).write(pending)
  }

  /** Ignored while a reply is on its way. */
  const say = async (pending: PendingMessage) => {
    if (line.current !== null) return
    keep(pending)
    const controller = new AbortController()
    const { signal } = controller
    line.current = controller
    move({ kind: 'sent', pending })
    let isNotified = false
    try {
      const outcome = await exchange(queryClient, {
        pending,
        conversationId,
        signal,
        onText: (chunk) => {
          // from its first piece on the server has what was said
          if (!isNotified) notifyOtherTabs()
          isNotified = true
          if (!signal.aborted) move({ kind: 'chunk', chunk })
        },
        onStarted: (id) => {
          goalDraft.keep('')
          onStarted(id)
        },
        onDisconnected: () => move({ kind: 'disconnected' }),
      })
      if (!signal.aborted) end(outcome)
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
      notifyOtherTabs()
      if (line.current === controller) line.current = null
    }
  }

  const sayAgain = useEffectEvent(say)
  const lost = turn.kind === 'failed' && turn.hasLostLine === true && turn.pending.id !== null ? turn.pending : null
  useEffect(() => {
    if (lost === null) return
    const again = () => void sayAgain(lost)
    // the line may be back before anyone listens
    if (navigator.onLine) return again()
    return listen(window, ['online'], again)
  }, [lost])

  const stop = async () => {
    if (turn.kind !== 'thinking' && turn.kind !== 'speaking') return
    move({ kind: 'stop-pressed' })
    try {
      const id = conversationId ?? (await findStarted(queryClient, turn.pending))
      if (id === null) move({ kind: 'stop-failed' })
      else await call(stopReply, { id })
    } catch {
      // the reply goes on, and the button can be pressed again
      move({ kind: 'stop-failed' })
    }
  }

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
    [conversationId],
  )

  /** Lets go of a reply that no one waits for any more. */
  const leave = () => {
    line.current?.abort()
    line.current = null
    move({ kind: 'left' })
  }

  return { turn, say, stop, recall, leave }
}
