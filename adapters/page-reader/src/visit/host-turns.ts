import { setTimeout as wait } from 'node:timers/promises'

/** Hosts that are remembered; those whose turn is over long since go first. */
const MAX_HOSTS = 1_000

type Turn = { last: Promise<void>; waiting: number; freeAt: number }
type Options = {
  /** Milliseconds between the end of a request to a host and the next one. */
  readonly gapMs: number
  readonly now?: () => number
  readonly pause?: (milliseconds: number) => Promise<unknown>
}

export type HostTurns = <T>(host: string, work: () => Promise<T>) => Promise<T>

/** Requests to one host come one after another, in the order in which they were asked for, with a gap between them. */
export function makeHostTurns({ gapMs, now = () => performance.now(), pause = wait }: Options): HostTurns {
  const turns = new Map<string, Turn>()

  const dropOld = () => {
    if (turns.size < MAX_HOSTS) return
    for (const [host, { waiting, freeAt }] of turns) if (waiting === 0 && freeAt <= now()) turns.delete(host)
  }

  return async (host, work) => {
    dropOld()
    const turn = turns.get(host) ?? { last: Promise.resolve(), waiting: 0, freeAt: 0 }
    turns.set(host, turn)
    const before = turn.last
    const { promise, resolve } = Promise.withResolvers<void>()
    turn.last = promise
    turn.waiting += 1
    try {
      await before
      const missing = turn.freeAt - now()
      if (missing > 0) await pause(missing)
      return await work()
    } finally {
      turn.freeAt = now() + gapMs
      turn.waiting -= 1
      resolve()
    }
  }
}
