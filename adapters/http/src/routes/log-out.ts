import { logout } from '@app/contract'
import type { LogOut } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const logOutRoute = (deps: { readonly logOut: LogOut }): Route =>
  route(logout, async ({ reader }) => {
    await deps.logOut({ sessionId: reader.sessionId })
    return { status: 204, body: undefined }
  })
