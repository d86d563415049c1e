/** More than this happens only where no one will ever ask. */
const MAX_BUFFERED = 50

/** Keeps what is posted until there is a listener, which may be much later and is mostly never. */
export function makeEventBuffer<T>() {
  const buffered: T[] = []
  let deliver = (item: T): unknown => buffered.length < MAX_BUFFERED && buffered.push(item)
  return {
    post: (item: T): void => {
      deliver(item)
    },
    deliverTo: (listener: (item: T) => unknown): void => {
      deliver = listener
      buffered.splice(0).forEach(listener)
    },
  }
}
