import { isResourceSite, type ResourceSite } from '@app/domain'

/** Where to look and for what: the product makes the address. */
export type Suggestion = {
  readonly site: ResourceSite
  readonly search: string
  readonly title: string
  readonly reason: string
}

type Tag<T> = (strings: TemplateStringsArray, ...values: readonly string[]) => T

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()
const lineList = (text: string): readonly string[] => text.split('\n').map(fold).filter(Boolean)

/** Text as it stands in the source, wrapped at will: lines are joined, an empty line begins a paragraph. */
export const prose: Tag<string> = (strings, ...values) =>
  String.raw({ raw: strings }, ...values)
    .split(/\n\s*\n/)
    .map(fold)
    .join('\n\n')

/** One entry a line. */
export const lines: Tag<readonly string[]> = (strings, ...values) => lineList(String.raw({ raw: strings }, ...values))

/** Suggestions: `site: search words | title | reason`, wrapped at will. A fault in one is ours, so it throws. */
export const shelf: Tag<readonly Suggestion[]> = (strings, ...values) =>
  String.raw({ raw: strings }, ...values)
    .split(/\n\s*(?=\w+: )/)
    .map(fold)
    .filter(Boolean)
    .map(suggestion)

function suggestion(text: string): Suggestion {
  const [, site = '', search, title, reason] = /^(\w+): ([^|]+) \| ([^|]+) \| ([^|]+)$/.exec(text) ?? []
  if (!isResourceSite(site) || !search || !title || !reason) throw new Error(`Not a suggestion: ${text}`)
  return { site, search, title, reason }
}
