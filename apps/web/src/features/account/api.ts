import { ownSessions } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { q } from '../../api/query.ts'

/** Never from the cache: a user who looks here wants to know who is signed in now. */
export const ownSessionsQuery = queryOptions({ ...q(ownSessions, {}), staleTime: 0 })
