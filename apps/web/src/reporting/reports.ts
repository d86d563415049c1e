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

/** What is worth counting. Nothing is sent anywhere unless a sink is set, and none is by default. */
export type AnalyticsEvent =
  | { readonly name: 'page-view'; readonly path: string }
  | { readonly name: 'sign-up' | 'login'; readonly method: 'email' }
  | { readonly name: 'chapter-unlock' | 'plan-creation' | 'purchase' }

/** A sink is an adapter, which is loaded only where one is configured. */
export const { post: track, deliverTo: setAnalyticsSink } = makeEventBuffer<AnalyticsEvent>()

/** What broke, and the id that the learner was shown. */
export const { post: reportError, deliverTo: setErrorSink } = makeEventBuffer<{
  readonly error: unknown
  readonly errorId: string
}>()
