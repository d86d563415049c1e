import { adminResources, type ReplyOf } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { q } from '../../../api/query.ts'

export type AdminResources = ReplyOf<typeof adminResources>

/** Read once for each visit, and when it is asked for: a list that moves under the pointer has the wrong page opened. */
export const resourcesQuery = queryOptions({ ...q(adminResources, {}), staleTime: 0, refetchOnWindowFocus: false })
