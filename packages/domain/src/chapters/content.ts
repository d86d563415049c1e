export const RESOURCE_TYPES = ['video', 'article', 'exercise', 'book', 'course'] as const
export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** Something to read, watch or do elsewhere. `link` is always an address that this product made: see `resource-sites.ts`. */
export type CuratedResource = {
  readonly link: string
  readonly title: string
  readonly resourceType: ResourceType
  /** Why it helps with this chapter. */
  readonly justification: string
}

export type ChapterContent = {
  readonly introduction: string
  readonly learningObjectives: readonly string[]
  readonly curatedResources: readonly CuratedResource[]
}

/**
 * Version of the stored shape. Content without a `version` is of the first, which stored none. A new optional part needs no
 * new version; a part whose meaning changes does.
 */
export const CONTENT_VERSION = 1

/** The content as it was stored, or null where a required part is missing, a part is damaged, or the version is newer. */
export const parseContent = (stored: unknown): ChapterContent | null => (isContent(stored) ? stored : null)

const isContent = (value: unknown): value is ChapterContent =>
  isObject(value) && versionOf(value) <= CONTENT_VERSION && hasParts(value, CONTENT_PARTS)

const versionOf = ({ version = 1 }: Fields): number =>
  typeof version === 'number' ? version : Number.POSITIVE_INFINITY

type Fields = Readonly<Record<string, unknown>>
/** A check for each part; that of an optional one lets `undefined` pass. A part without a check does not compile. */
type Parts<T> = { readonly [Part in keyof T]-?: (value: unknown) => boolean }

const hasParts = <T>(value: Fields, parts: Parts<T>): boolean =>
  Object.entries<(part: unknown) => boolean>(parts).every(([name, isPart]) => isPart(value[name]))

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

const isText = (value: unknown): boolean => typeof value === 'string'

const isListOf =
  (isItem: (item: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isItem)

const RESOURCE_PARTS: Parts<CuratedResource> = {
  link: isText,
  title: isText,
  resourceType: (value) => RESOURCE_TYPES.some((type) => type === value),
  justification: isText,
}

const CONTENT_PARTS: Parts<ChapterContent> = {
  introduction: isText,
  learningObjectives: isListOf(isText),
  curatedResources: isListOf((resource) => isObject(resource) && hasParts(resource, RESOURCE_PARTS)),
}
