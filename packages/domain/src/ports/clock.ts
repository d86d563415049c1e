export type Clock = { readonly now: () => Date }

/** Waits, in milliseconds, between two tries. */
export type Pause = (milliseconds: number) => Promise<void>
