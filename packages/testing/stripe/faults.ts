export type Fault =
  | 'kill-socket-before'
  /** The work is done, and the reply is lost. */
  | 'kill-socket-after'
  /** Nothing is done, and that is kept as the answer to the key. */
  | '500'
  /** Something in front of the API is overloaded: nothing is kept. */
  | '503'
  | '429'
  /** Takes its time before it does the work. */
  | 'slow'
  /** The work is done, and the answer breaks off. */
  | 'malformed'
  /** As if the key had been revoked. */
  | 'auth'

/** What goes wrong with the next requests, one fault for each. */
export function makeFaultQueue() {
  const queue: Fault[] = []
  return {
    next: (...faults: readonly Fault[]): void => {
      queue.push(...faults)
    },
    take: (): Fault | undefined => queue.shift(),
  }
}
