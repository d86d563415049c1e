/** How often something that is being made is asked for, and after how long nobody waits for a chapter any more. */
export const POLL_EVERY = 3_000
export const LONGEST_WAIT = 300_000
