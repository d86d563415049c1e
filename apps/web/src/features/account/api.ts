import { ownSessions } from '@app/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: ({ signal }) => call(ownSessions, {}, signal),
  // somebody who looks here wants to know who is signed in now
  staleTime: 0,
})
