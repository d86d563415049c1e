import { type ConfiguredSource, SOURCE_NAMES, SOURCES } from './resource-variables.ts'
import type { Given, VariableName } from './variables.ts'

type SourceVariable = Extract<VariableName, `${string}_API_BASE` | `${string}_API_KEY` | 'SEARXNG_URL'>
type Line = { readonly base: SourceVariable; readonly key?: SourceVariable; readonly needs?: SourceVariable }
const LINES: Readonly<Record<ConfiguredSource, Line>> = SOURCES

/** Where learning resources are looked for. No source: the product shows search pages, and visits no site. */
export const resourcesConfig = (given: Given) => ({
  sources: given.RESOURCE_SOURCES ?? SOURCE_NAMES.filter((name) => missingFor(name, given) === null),
  settings: Object.fromEntries(
    Object.entries(LINES).map(([name, { base, key }]) => [name, { apiBase: given[base], apiKey: key && given[key] }]),
  ),
  allowHosts: given.RESOURCE_ALLOW_HOSTS ?? [],
})

const missingFor = (name: ConfiguredSource, given: Given): SourceVariable | null => {
  const { needs } = LINES[name]
  return needs && !given[needs] ? needs : null
}

export function missingForResources(given: Given, production: boolean): readonly string[] {
  const faults = (given.RESOURCE_SOURCES ?? []).flatMap((name) => {
    const missing = missingFor(name, given)
    return missing ? [`${missing}: is required with ${name} in RESOURCE_SOURCES`] : []
  })
  if (production && given.RESOURCE_ALLOW_HOSTS) {
    faults.push('RESOURCE_ALLOW_HOSTS: lets pages be read in a private network, so production refuses it')
  }
  return faults
}
