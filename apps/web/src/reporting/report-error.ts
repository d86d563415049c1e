import { makeEventBuffer } from './event-buffer.ts'

/** What broke, and the id that the learner was shown. */
export type BrokenScreen = { readonly error: unknown; readonly errorId: string }

const { post, deliverTo } = makeEventBuffer<BrokenScreen>()

/** For the error-reporting adapter, which is loaded only where one is configured. */
export const setErrorSink = deliverTo
export const reportError = post
