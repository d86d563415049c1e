import { shellCalls } from '../../api/shell-calls-later.ts'
import type { CurrentUser } from '../../auth-context.ts'
import { patiently } from './patiently.ts'

/** Looks at the stored token: valid means its user, anything else throws. */
export async function checkToken(signal: AbortSignal): Promise<CurrentUser> {
  const { validateSession, readUser } = await shellCalls()
  await patiently(() => validateSession(signal), signal)
  return patiently(() => readUser(signal), signal)
}
