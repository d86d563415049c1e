import { makeEventBuffer } from './event-buffer.ts'

/** What is worth counting. Nothing is sent anywhere unless a sink is set, and none is by default. */
export type AnalyticsEvent =
  | { readonly name: 'page-view'; readonly path: string }
  | { readonly name: 'sign-up' | 'login'; readonly method: 'email' }
  | { readonly name: 'chapter-unlock' | 'plan-creation' | 'purchase' }

const { post, deliverTo } = makeEventBuffer<AnalyticsEvent>()

/** For the analytics adapter, which is loaded only where one is configured. */
export const setAnalyticsSink = deliverTo
export const track = post
