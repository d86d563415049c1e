import { login, type ReplyOf } from '@app/contract'
import type { LogIn } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { publicRoute, type Route } from '../pipeline/route.ts'

export const logInRoute = (deps: { readonly logIn: LogIn }): Route =>
  publicRoute(login, async ({ input, client }) => {
    const result = await deps.logIn({ ...input, device: client.device() })
    if (!result.ok) return refuse(result.error, login)
    const { userId, accessToken, expiresInSeconds, removalCancelled } = result.value
    const body: ReplyOf<typeof login> = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
      removal_cancelled: removalCancelled,
    }
    return { status: 200, body, userId }
  })
