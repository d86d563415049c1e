import { ApiProblem } from '../../api/problem.ts'
import { shellCalls } from '../../api/shell-calls-later.ts'
import type { CurrentUser } from '../../auth-context.ts'

const pauses = [400, 1_200, 2_400]

/** Looks at the stored token: valid means its user, anything else throws. A server that is just starting gets a moment. */
export async function checkToken(signal: AbortSignal): Promise<CurrentUser> {
  const { validateSession, readUser } = await shellCalls()
  await patiently(() => validateSession(signal), signal)
  return patiently(() => readUser(signal), signal)
}

async function patiently<T>(attempt: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const pause of pauses) {
    try {
      return await attempt()
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code !== 'network' && error.status < 500
      if (refused || signal.aborted) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return attempt()
}
