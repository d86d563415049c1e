import type { Clock, Pause } from '../../src/ports/clock.ts'
import { after } from '../../src/shared/duration.ts'

export type SettableClock = Clock & {
  readonly set: (now: Date) => void
  readonly advance: (milliseconds: number) => void
}

/** Stands still until it is set or advanced. */
export function makeSettableClock(start = new Date('2026-01-15T12:00:00.000Z')): SettableClock {
  let now = start
  return {
    now: () => new Date(now),
    set: (to) => {
      now = to
    },
    advance: (milliseconds) => {
      now = after(now, milliseconds)
    },
  }
}

/** Waits for no time at all. */
export const noPause: Pause = async () => {}
