import { chapter } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { queryKeys } from '../../api/query-keys.ts'

export const chapterQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.chapter(id),
    queryFn: ({ signal }) => call(chapter, { id }, signal),
  })
