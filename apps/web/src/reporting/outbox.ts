/** More than this happens only where nobody will ever ask. */
const MOST_KEPT = 50

/** Keeps what is posted until somebody listens, which may be much later and is mostly never. */
export function makeOutbox<T>() {
  const kept: T[] = []
  let deliver = (item: T): unknown => kept.length < MOST_KEPT && kept.push(item)
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
