import type { appInfo, ReplyOf } from '@app/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { shellCalls } from './shell-calls-later.ts'

/** What kind of installation this is. It does not change while a page is open. */
export const appInfoQuery = queryOptions({
  queryKey: ['app-info'],
  queryFn: async ({ signal }) => (await shellCalls()).readAppInfo(signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isPublic: true },
})

/** The server sends it along in each page. Null where a page comes from somewhere else, as while developing. */
export function sentAppInfo(): ReplyOf<typeof appInfo> | null {
  try {
    // ours, from the same server and start as this script; the schemas would have to be fetched first
    return JSON.parse(document.getElementById('app-info')?.textContent ?? 'null') as ReplyOf<typeof appInfo> | null
  } catch {
    return null
  }
}

const neverChanges = () => () => undefined

/** Whether the built-in demo tutor answers here. The build writes pages for any installation: as such they are taken over first. */
export function useIsDemoTutor(): boolean {
  const { data } = useQuery(appInfoQuery)
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  return isTakenOver && data?.tutor.is_demo === true
}
