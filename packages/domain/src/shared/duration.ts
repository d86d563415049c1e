/** Durations in milliseconds. */
export const SECOND = 1_000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const after = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds)

/** The first midnight of its month, UTC. */
export const startOfMonth = (now: Date): Date => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))

/** Midnight UTC. */
export const startOfDay = (now: Date): Date => after(now, -(now.getTime() % DAY))
