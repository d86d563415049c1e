import { me } from '@app/contract'
import type { Screens } from '@app/domain'
import { type Route, route } from '../kit/route.ts'

export const meRoute = (deps: { readonly screens: Screens }): Route =>
  route(me, async ({ reader }) => {
    const { id, username, email, role } = reader.user
    return { status: 200, body: { id, username, email, role, credits: await deps.screens.credits(id) } }
  })
