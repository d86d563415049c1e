import type { Adapters } from './adapters.ts'

/** For what looks for no resources: a command line, or an installation that shows search pages only. */
export const NO_RESOURCES: Pick<Adapters, 'resourceSearch' | 'pageReader' | 'sourceStore'> = {
  resourceSearch: { sources: [], search: async () => ({ candidates: [], isAnswered: false }) },
  pageReader: { read: async () => ({ kind: 'unreachable', detail: 'turned off' }) },
  sourceStore: { states: async () => [], removeExpired: async () => {} },
}
