import { ApiProblem } from '../../api/problem.ts'

/** What the calls for a chapter's content and its mark say of a refusal that came without words; null of anything else. */
export const describeStatus = (error: unknown): string | null =>
  error instanceof ApiProblem && error.status >= 400 && error.message === ''
    ? `HTTP error! status: ${error.status}`
    : null
