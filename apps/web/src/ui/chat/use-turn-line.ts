import { startTransition, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { listen } from '../../browser/listen.ts'
import { idle, moveTurn, type PendingMessage, type TurnEvent } from './turn.ts'

export type TurnLine = {
  readonly signal: AbortSignal
  readonly onText: (chunk: string) => void
  readonly onDisconnected: () => void
}

type Options = {
  /** Says it, waits for the reply, and answers what came of it. Throws only when `signal` ends it. */
  readonly exchange: (pending: PendingMessage, line: TurnLine) => Promise<TurnEvent>
  /** Ends the reply that is being written. Throws where that did not work. */
  readonly stopReply: (pending: PendingMessage) => Promise<unknown>
}

/** The learner's turn in a chat: what was said, the reply as it comes in, and what became of it. */
export function useTurnLine({ exchange, stopReply }: Options) {
  const [turn, move] = useReducer(moveTurn, idle)
  const line = useRef<AbortController>(null)
  useEffect(() => () => line.current?.abort(), [])

  /** Ignored while a reply is on its way. */
  const say = async (pending: PendingMessage) => {
    if (line.current !== null) return
    const controller = new AbortController()
    const { signal } = controller
    line.current = controller
    move({ kind: 'sent', pending })
    try {
      const outcome = await exchange(pending, {
        signal,
        onText: (chunk) => {
          if (!signal.aborted) move({ kind: 'chunk', chunk })
        },
        onDisconnected: () => move({ kind: 'disconnected' }),
      })
      if (signal.aborted) return
      // a new address arrives as a transition; outside of one the turn would end before it and show the goal form
      if (outcome.kind === 'left') move(outcome)
      else startTransition(() => move(outcome))
    } catch (error) {
      if (!signal.aborted) throw error
    } finally {
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
      await stopReply(turn.pending)
    } catch {
      // the reply goes on, and the button can be pressed again
      move({ kind: 'stop-failed' })
    }
  }

  /** Lets go of a reply that no one waits for any more. */
  const leave = () => {
    line.current?.abort()
    line.current = null
    move({ kind: 'left' })
  }

  return { turn, move, say, stop, leave }
}
