import { readAccount, userLedger } from '@app/contract'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { isProblem } from '../../../api/problem.ts'
import { q, qPages } from '../../../api/query.ts'

export const accountQuery = (id: string) => queryOptions({ ...q(readAccount, { id }), staleTime: 0, retry: false })

export const ledgerQuery = (id: string) =>
  infiniteQueryOptions({
    ...qPages(
      userLedger,
      (cursor) => ({ id, limit: 20, ...(cursor !== null && { cursor }) }),
      ({ next_cursor }) => next_cursor,
    ),
    staleTime: 0,
  })

export const isAbsent = (error: unknown): boolean =>
  isProblem(error, 'user-not-found') || isProblem(error, 'invalid-input')
