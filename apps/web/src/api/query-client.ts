import { QueryClient } from '@tanstack/react-query'
import { ApiProblem } from './problem.ts'

/** A refusal will be the same the second time; a lost packet will not. Once only: the user should soon learn of it. */
const worthAnotherTry = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.code === 'network' || error.status >= 500)

export const makeQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 1 && worthAnotherTry(error),
        // the default waits silently while the browser believes to be offline; here a page says so and can try again
        networkMode: 'always',
        // and goes on by itself, polling included, once the line is back: that mode alone would not
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** What one learner has read must not be there for the next one on this machine. `meta: { isPublic: true }` stays. */
export const clearUserQueries = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ predicate: (query) => query.meta?.isPublic !== true })
