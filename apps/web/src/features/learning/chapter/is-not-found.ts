import { ApiProblem } from '../../../api/problem.ts'

/** There is no such chapter: the server says so, or refuses the address itself, and will again. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiProblem && (error.status === 404 || error.status === 400)
