/** More than this happens only where nobody will ever ask. */
const MAX_BUFFERED = 50

/** Keeps what is posted until somebody listens, which may be much later and is mostly never. */
export function makeEventBuffer<T>() {
  const kept: T[] = []
  let deliver = (item: T): unknown => kept.length < MAX_BUFFERED && kept.push(item)
  return {
    post: (item: T): void => {
      deliver(item)
    },
    deliverTo: (listener: (item: T) => unknown): void => {
      deliver = listener
      kept.splice(0).forEach(listener)
    },
  }
}
