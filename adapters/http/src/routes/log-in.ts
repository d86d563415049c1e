import { login, type ReplyOf } from '@app/contract'
import type { LogIn } from '@app/domain'
import { refuse } from '../kit/refusal.ts'
import { publicRoute, type Route } from '../kit/route.ts'

export const logInRoute = (deps: { readonly logIn: LogIn }): Route =>
  publicRoute(login, async ({ input }) => {
    const result = await deps.logIn(input)
    if (!result.ok) return refuse(result.error, login.refusals)
    const { accessToken, expiresInSeconds } = result.value
    const body: ReplyOf<typeof login> = {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: expiresInSeconds,
    }
    return { status: 200, body }
  })
