import { queryOptions } from '@tanstack/react-query'
import { shellCalls } from './shell-calls-later.ts'

/** What kind of installation this is. It does not change while a page is open. */
export const appInfoQuery = queryOptions({
  queryKey: ['app-info'],
  queryFn: async ({ signal }) => (await shellCalls()).readAppInfo(signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { anybody: true },
})
