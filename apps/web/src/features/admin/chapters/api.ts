import { adminChapter, adminChapters } from '@app/contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isProblem } from '../../../api/problem.ts'
import { q, qPages } from '../../../api/query.ts'
import type { ChapterFilters } from './use-chapter-filters.ts'

const CHAPTERS_AT_ONCE = 20

export const chaptersQuery = ({ trouble, learner }: ChapterFilters) => {
  const asked = { ...(trouble !== null && { trouble }), ...(learner !== null && { learner }), limit: CHAPTERS_AT_ONCE }
  return infiniteQueryOptions({
    ...qPages(
      adminChapters,
      (cursor) => ({ ...asked, ...(cursor !== null && { cursor }) }),
      ({ next_cursor }) => next_cursor,
    ),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Each read is written down, so it is read once for each visit, and never again by itself. */
export const recordQuery = (id: string) =>
  queryOptions({
    ...q(adminChapter, { id }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

export const isAbsent = (error: unknown): boolean =>
  isProblem(error, 'chapter-not-found') || isProblem(error, 'invalid-input')
