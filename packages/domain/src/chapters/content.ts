import {
  hasParts,
  isListOf,
  isNumber,
  isObject,
  isObjectWith,
  isText,
  type JsonObject,
  type Parts,
} from '../shared/json-shape.ts'

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

/** What one objective needs. */
export type Section = {
  /** Unique in its chapter, and stable: addresses and notes name it. */
  readonly id: string
  readonly heading: string
  /** Markdown with code, tables and `$math$`; no link, no heading. */
  readonly body: string
  /** To read it: at least 1. */
  readonly minutes: number
  /** What it teaches, by the words of a learning objective; unset in content from before chapters were planned. */
  readonly objective?: string | undefined
}

export type Practice = {
  readonly task: string
  /** How the learner sees that it is done. */
  readonly doneWhen: string
}

/** Markdown, both; the solution is folded on the page. */
export type Exercise = { readonly task: string; readonly solution: string }

/** What a chapter begins with. The first version of the product had no more. */
export type Opening = {
  readonly introduction: string
  readonly learningObjectives: readonly string[]
  readonly curatedResources: readonly CuratedResource[]
}

export type ChapterContent = Opening & {
  readonly contentVersion: number
  /** One or more for each objective; none in content of version 1. */
  readonly sections: readonly Section[]
  readonly keyPoints: readonly string[]
  readonly practice: Practice | null
  /** From easy to hard; unset in content from before there were any, and where none came that could be used. */
  readonly exercises?: readonly Exercise[] | undefined
  /** How far the example or project of the plan is at its end, for the chapter that follows: no learner sees it. */
  readonly state?: string | undefined
  /** Why there is no check; unset where there is one, and in content from before causes were kept. */
  readonly noCheck?: NoCheck | undefined
  /** Its check is still to come. Unset once it is there, or `noCheck` says why not. */
  readonly isCheckPending?: true | undefined
}

/** No questions came that could be used; no one could solve them; too few of their keys held. */
export const NO_CHECK = ['unwritten', 'unsolved', 'refuted'] as const
export type NoCheck = (typeof NO_CHECK)[number]

/**
 * Version of the stored shape. Content without one is of the first, which stored none. A new optional part needs no new version;
 * a part whose meaning changes does.
 */
export const CONTENT_VERSION = 2

/** What the first version did not store. */
export const FIRST_VERSION = {
  contentVersion: 1,
  sections: [],
  keyPoints: [],
  practice: null,
} as const satisfies Partial<ChapterContent>

/** The content as it was stored, or null where a required part is missing, a part is damaged, or the version is newer. */
export function parseContent(stored: unknown): ChapterContent | null {
  if (!isObject(stored)) return null
  const content = stored.contentVersion === undefined ? { ...FIRST_VERSION, ...stored } : stored
  return isContent(content) ? content : null
}

const isContent = (value: JsonObject): value is JsonObject & ChapterContent => hasParts(value, CONTENT_PARTS)

const RESOURCE_PARTS: Parts<CuratedResource> = {
  link: isText,
  title: isText,
  resourceType: (value) => RESOURCE_TYPES.some((type) => type === value),
  justification: isText,
}

const isTextOrUnset = (value: unknown): boolean => value === undefined || isText(value)

const SECTION_PARTS: Parts<Section> = {
  ...{ id: isText, heading: isText, body: isText, minutes: isNumber, objective: isTextOrUnset },
}

const PRACTICE_PARTS: Parts<Practice> = { task: isText, doneWhen: isText }

const EXERCISE_PARTS: Parts<Exercise> = { task: isText, solution: isText }

const CONTENT_PARTS: Parts<ChapterContent> = {
  contentVersion: (value) => typeof value === 'number' && value <= CONTENT_VERSION,
  introduction: isText,
  learningObjectives: isListOf(isText),
  curatedResources: isListOf(isObjectWith(RESOURCE_PARTS)),
  sections: isListOf(isObjectWith(SECTION_PARTS)),
  keyPoints: isListOf(isText),
  practice: (value) => value === null || isObjectWith(PRACTICE_PARTS)(value),
  exercises: (value) => value === undefined || isListOf(isObjectWith(EXERCISE_PARTS))(value),
  state: isTextOrUnset,
  noCheck: (value) => value === undefined || NO_CHECK.some((cause) => cause === value),
  isCheckPending: (value) => value === undefined || value === true,
}
