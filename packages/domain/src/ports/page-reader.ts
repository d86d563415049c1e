import type { PageReading } from '../resources/page-reading.ts'

/** Visits public addresses of the web. Used by workers only, never in the answer to a request. */
export type PageReader = {
  /** Never fails, and answers within 10 s, waiting for its turn at the host not counted. */
  readonly read: (address: string, signal?: AbortSignal) => Promise<PageReading>
}
