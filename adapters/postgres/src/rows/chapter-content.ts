import { type ChapterContent, type CuratedResource, RESOURCE_TYPES } from '@app/domain'

/** Stored content, if it has the shape that pages are made for: a column of JSON holds whatever was put there. */
export function readContent(stored: unknown): ChapterContent | null {
  return isContent(stored) ? stored : null
}

const isContent = (value: unknown): value is ChapterContent =>
  isObject(value) &&
  typeof value.introduction === 'string' &&
  isListOf(value.learningObjectives, (objective) => typeof objective === 'string') &&
  isListOf(value.curatedResources, isResource)

const isResource = (value: unknown): value is CuratedResource =>
  isObject(value) &&
  typeof value.link === 'string' &&
  typeof value.title === 'string' &&
  typeof value.justification === 'string' &&
  RESOURCE_TYPES.some((type) => type === value.resourceType)

const isListOf = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
