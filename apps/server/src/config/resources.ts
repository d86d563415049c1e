import type { ConfiguredSource } from './resource-variables.ts'
import type { Given } from './variables.ts'

/** Where learning resources are looked for. No source: the product shows search pages, and visits no site. */
export function resourcesConfig(given: Given) {
  return {
    sources: given.RESOURCE_SOURCES ?? defaultSources(given),
    bases: {
      wikimedia: given.WIKIMEDIA_API_BASE,
      'open-library': given.OPENLIBRARY_API_BASE,
      'internet-archive': given.ARCHIVE_API_BASE,
      'mit-learn': given.MIT_LEARN_API_BASE,
      'stack-exchange': given.STACKEXCHANGE_API_BASE,
      openalex: given.OPENALEX_API_BASE,
      youtube: given.YOUTUBE_API_BASE,
      brave: given.BRAVE_API_BASE,
      searxng: given.SEARXNG_URL,
    } satisfies Record<ConfiguredSource, string | undefined>,
    keys: {
      'stack-exchange': given.STACKEXCHANGE_API_KEY,
      openalex: given.OPENALEX_API_KEY,
      youtube: given.YOUTUBE_API_KEY,
      brave: given.BRAVE_API_KEY,
    },
    allowHosts: given.RESOURCE_ALLOW_HOSTS ?? [],
  }
}

const defaultSources = (given: Given): readonly ConfiguredSource[] => [
  'wikimedia',
  'open-library',
  'internet-archive',
  'mit-learn',
  'stack-exchange',
  ...(given.OPENALEX_API_KEY ? (['openalex'] as const) : []),
  ...(given.YOUTUBE_API_KEY ? (['youtube'] as const) : []),
  ...(given.BRAVE_API_KEY ? (['brave'] as const) : []),
  ...(given.SEARXNG_URL ? (['searxng'] as const) : []),
]

const NEEDED = {
  openalex: 'OPENALEX_API_KEY',
  youtube: 'YOUTUBE_API_KEY',
  brave: 'BRAVE_API_KEY',
  searxng: 'SEARXNG_URL',
} as const

export function missingForResources(given: Given, production: boolean): readonly string[] {
  const faults: string[] = []
  for (const name of given.RESOURCE_SOURCES ?? []) {
    const needed = name in NEEDED ? NEEDED[name as keyof typeof NEEDED] : undefined // the `in` before it says so
    if (needed && !given[needed]) faults.push(`${needed}: is required with ${name} in RESOURCE_SOURCES`)
  }
  if (production && given.RESOURCE_ALLOW_HOSTS) {
    faults.push('RESOURCE_ALLOW_HOSTS: lets pages be read in a private network, so production refuses it')
  }
  return faults
}
