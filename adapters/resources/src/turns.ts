import { setTimeout as wait } from 'node:timers/promises'
import { untilAborted } from './until-aborted.ts'

/** Hosts that are remembered; those whose turn is over long since go first. */
const MAX_HOSTS = 1_000

type Turn = { last: Promise<unknown>; waiting: number; freeAt: number }
type Options = {
  /** Milliseconds between the end of a request to a host and the next one. */
  readonly gapMs: number
  readonly now?: () => number
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

/** Null: `signal` was aborted before the turn came, and nothing was done. */
export type Turns = <T>(host: string, work: () => Promise<T>, signal: AbortSignal) => Promise<T | null>

/** Requests to one host come one after another, in the order in which they were asked for, with a gap between them. */
export function makeTurns({ gapMs, now = () => performance.now(), pause = wait }: Options): Turns {
  const turns = new Map<string, Turn>()

  const dropOld = () => {
    if (turns.size < MAX_HOSTS) return
    for (const [host, { waiting, freeAt }] of turns) if (waiting === 0 && freeAt <= now()) turns.delete(host)
  }

  return async (host, work, signal) => {
    dropOld()
    const turn = turns.get(host) ?? { last: Promise.resolve(), waiting: 0, freeAt: 0 }
    turns.set(host, turn)
    const before = turn.last
    const { promise, resolve } = Promise.withResolvers<void>()
    // also where this one gives up, the next one waits for the one before
    turn.last = before.then(() => promise)
    turn.waiting += 1
    try {
      const isTurn = await untilAborted(
        before.then(() => true),
        signal,
      )
      if (!isTurn) return null
      const missing = turn.freeAt - now()
      if (missing > 0) await pause(missing)
      if (signal.aborted) return null
      return await work().finally(() => {
        turn.freeAt = now() + gapMs
      })
    } finally {
      turn.waiting -= 1
      resolve()
    }
  }
}
