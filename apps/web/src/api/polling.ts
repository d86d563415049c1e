/** How often something that is being made is asked for, and after how long nobody waits for a chapter any more. */
export const POLL_INTERVAL_MS = 3_000
export const MAX_WAIT_MS = 300_000
