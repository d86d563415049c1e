import type { CurrentUser } from '../../../api/auth-context.ts'
import { shellCalls } from '../../../api/shell-calls-later.ts'
import { withRetries } from './with-retries.ts'

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
