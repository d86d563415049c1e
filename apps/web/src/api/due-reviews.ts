import { queryOptions, useQuery } from '@tanstack/react-query'
import { useAuth } from './auth-context.ts'
import { shellCalls } from './shell-calls-later.ts'

/** How many reviews are due, and when the next ones are. Its key begins as that of every query of `readReviews`. */
export const dueQuery = queryOptions({
  queryKey: ['/api/reviews', { limit: 1 }],
  queryFn: async ({ signal }) => (await shellCalls()).readDueReviews(signal),
  staleTime: 300_000,
  // no one asked for it
  retry: false,
})

/** Undefined until it is known, and for visitors. */
export function useDueReviews(): number | undefined {
  const { isAuthenticated, user } = useAuth()
  const { data } = useQuery({ ...dueQuery, enabled: isAuthenticated && user?.must_change_password === false })
  return data?.due
}
