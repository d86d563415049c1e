import {
  type AdminUser,
  addCredits,
  addUser,
  adminUserCount,
  adminUsers,
  type ParsedInputOf,
  setUserPassword,
  setUserRole,
  setUserStatus,
} from '@app/contract'
import {
  type Actor,
  type AddUser,
  type AdminScreens,
  type GrantCredits,
  type Reader,
  type SetTemporaryPassword,
  type SetUserRole,
  type SetUserStatus,
  type UserCountQuery,
  UserId,
  type UserLine,
} from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

type Screens = { readonly adminScreens: AdminScreens }

export const adminUsersRoute = ({ adminScreens }: Screens): Route =>
  route(adminUsers, async ({ input }) => {
    const lines = await adminScreens.users({
      ...narrowed(input),
      sort: input.sort,
      after: input.cursor === undefined ? null : UserId(input.cursor),
      limit: input.limit,
    })
    return { status: 200, body: lines.map(adminUserBody) }
  })

export const adminUserCountRoute = ({ adminScreens }: Screens): Route =>
  route(adminUserCount, async ({ input }) => {
    return { status: 200, body: { count: await adminScreens.countUsers(narrowed(input)) } }
  })

const narrowed = ({ search, role, status }: ParsedInputOf<typeof adminUserCount>): UserCountQuery => ({
  search: search || null,
  role: role ?? null,
  isActive: status === undefined ? null : status === 'active',
})

export const addUserRoute = (deps: Screens & { readonly addUser: AddUser }): Route =>
  route(addUser, async ({ input, reader }) => {
    const added = await deps.addUser({ actor: actorOf(reader), ...input })
    if (!added.ok) return refuse(added.error, addUser)
    return { status: 201, body: await userNow(deps, added.value) }
  })

export const setUserStatusRoute = (deps: Screens & { readonly setUserStatus: SetUserStatus }): Route =>
  route(setUserStatus, async ({ input: { id, is_active: isActive, reason }, reader }) => {
    const userId = UserId(id)
    const done = await deps.setUserStatus({ actor: actorOf(reader), userId, isActive, reason })
    if (!done.ok) return refuse(done.error, setUserStatus)
    return { status: 200, body: await userNow(deps, userId) }
  })

export const setUserRoleRoute = (deps: Screens & { readonly setUserRole: SetUserRole }): Route =>
  route(setUserRole, async ({ input: { id, role, reason }, reader }) => {
    const userId = UserId(id)
    const done = await deps.setUserRole({ actor: actorOf(reader), userId, role, reason })
    if (!done.ok) return refuse(done.error, setUserRole)
    return { status: 200, body: await userNow(deps, userId) }
  })

export const setUserPasswordRoute = (deps: Screens & { readonly setTemporaryPassword: SetTemporaryPassword }): Route =>
  route(setUserPassword, async ({ input: { id, new_password: newPassword, reason }, reader }) => {
    const userId = UserId(id)
    const done = await deps.setTemporaryPassword({ actor: actorOf(reader), userId, newPassword, reason })
    if (!done.ok) return refuse(done.error, setUserPassword)
    return { status: 200, body: await userNow(deps, userId) }
  })

export const addCreditsRoute = (deps: Screens & { readonly grantCredits: GrantCredits }): Route =>
  route(addCredits, async ({ input: { id, amount, reason, request_id: requestId }, reader }) => {
    const userId = UserId(id)
    const done = await deps.grantCredits({ actor: actorOf(reader), userId, amount, reason, requestId })
    if (!done.ok) return refuse(done.error, addCredits)
    return { status: 200, body: await userNow(deps, userId) }
  })

export const actorOf = ({ user }: Reader): Actor => ({ kind: 'admin', id: user.id })

async function userNow({ adminScreens }: Screens, id: UserId): Promise<{ readonly user: AdminUser }> {
  const line = await adminScreens.user(id)
  if (!line) throw new Error(`The user ${id} was changed, and is gone.`)
  return { user: adminUserBody(line) }
}

/** The command line says the same. */
export const adminUserBody = (line: UserLine): AdminUser => ({
  id: line.id,
  username: line.username,
  email: line.email,
  role: line.role,
  is_active: line.isActive,
  is_verified: line.isVerified,
  must_change_password: line.passwordIsTemporary,
  credits: line.credits,
  last_login: line.lastLoginAt?.toISOString() ?? null,
  created_at: line.createdAt.toISOString(),
  removal_at: line.removalAt?.toISOString() ?? null,
})
