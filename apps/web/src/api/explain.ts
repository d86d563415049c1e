import { ApiProblem } from './problem.ts'

/**
 * Words for something that failed: the server's `error`, else its `message`, else the fallback that the specification
 * names for this call. `unreachable` is for the few calls with words of their own for a lost connection.
 */
export function explain(error: unknown, fallback: string, unreachable: string = fallback): string {
  if (!(error instanceof ApiProblem)) return fallback
  if (error.code === 'network') return unreachable
  return error.message || fallback
}
