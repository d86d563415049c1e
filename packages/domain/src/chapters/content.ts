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
