import { me } from '@app/contract'
import type { Screens } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const meRoute = (deps: { readonly screens: Screens }): Route =>
  route(me, async ({ reader }) => {
    const { id, username, email, role, passwordIsTemporary } = reader.user
    const credits = await deps.screens.credits(id)
    return { status: 200, body: { id, username, email, role, credits, must_change_password: passwordIsTemporary } }
  })
