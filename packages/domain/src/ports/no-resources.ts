import type { Adapters } from './adapters.ts'
import { NO_PAGE_READER } from './page-reader.ts'
import { NO_RESOURCE_SEARCH } from './resource-search.ts'

/** For what looks for no resources: a command line, or an installation that shows search pages only. */
export const NO_RESOURCES: Pick<Adapters, 'resourceSearch' | 'pageReader' | 'sourceStore'> = {
  resourceSearch: NO_RESOURCE_SEARCH,
  pageReader: NO_PAGE_READER,
  sourceStore: { states: async () => [], removeExpired: async () => {} },
}
