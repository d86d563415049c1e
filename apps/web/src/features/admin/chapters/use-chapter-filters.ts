import { keyIn, useFilters } from '../use-filters.ts'
import { texts } from './texts.ts'

const ID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** Of an address that names a plan and a chapter, the chapter comes last. */
export const lastIdIn = (text: string): string | null => text.match(ID)?.at(-1)?.toLowerCase() ?? null

const read = (params: URLSearchParams) => ({
  trouble: keyIn(texts.troubles, params.get('trouble')) ?? null,
  /** The id of whose they are. */
  learner: lastIdIn(params.get('learner') ?? ''),
})

/** Null leaves a side open. */
export type ChapterFilters = ReturnType<typeof read>

export const useChapterFilters = () => useFilters(read)
