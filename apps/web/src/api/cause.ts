import { ApiProblem } from './problem.ts'

/** What stands in front of a server that is away answers with one of these in its place. */
const AWAY = [502, 503, 504]

/** Whether a call surely never left this machine: then nothing can have come of it. */
export const wasNeverSent = (error: unknown): boolean =>
  error instanceof ApiProblem && error.code === 'network' && error.extra.neverSent === true

/** Why there was no proper answer, to stand beside the specification's words; null where no one knows. */
export function describeCause(error: unknown): string | null {
  if (!(error instanceof ApiProblem)) return null
  if (wasNeverSent(error)) return 'You seem to be offline.'
  const away = error.code === 'network' || (error.message === '' && AWAY.includes(error.status))
  return away ? 'The server could not be reached.' : null
}
