import type { CurrentUser } from '../../../api/auth-context.ts'
import { ApiProblem } from '../../../api/problem.ts'
import { shellCalls } from '../../../api/shell-calls-later.ts'

/** Looks at the stored token: valid means its user, anything else throws. */
export async function checkToken(signal: AbortSignal): Promise<CurrentUser> {
  const { validateSession, readUser } = await shellCalls()
  const valid = withRetries(() => validateSession(signal), signal)
  // at once, not one after the other: every page for learners waits for both
  const user = withRetries(() => readUser(signal), signal)
  // a user who is refused is refused twice, and the first refusal says why
  user.catch(() => undefined)
  await valid
  return user
}

const pauses = [400, 1_200, 2_400]

/** Tries again for some seconds where no answer came: a server that is just starting gets a moment, a refusal is one. */
export async function withRetries<T>(attempt: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code !== 'network' && error.status < 500
      if (refused || signal?.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
