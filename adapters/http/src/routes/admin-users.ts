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
import { type Actor, type AuthenticatedUser, HOUR, type UserCountQuery, UserId, type UserListItem } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'

export const adminUserRoutes = ({ useCases, adminReadModels }: Pick<HttpDeps, 'useCases' | 'adminReadModels'>) => {
  const userNow = async (id: UserId): Promise<{ readonly user: AdminUser }> => {
    const user = await adminReadModels.user(id)
    if (!user) throw new Error(`The user ${id} was changed, and is gone.`)
    return { user: adminUserBody(user) }
  }

  return {
    adminUsers: route(adminUsers, noLimit, async ({ input }) => {
      const users = await adminReadModels.users({
        ...narrowed(input),
        sort: input.sort,
        after: input.cursor === undefined ? null : UserId(input.cursor),
        limit: input.limit,
      })
      return { status: 200, body: users.map(adminUserBody) }
    }),

    adminUserCount: route(adminUserCount, noLimit, async ({ input }) => {
      return { status: 200, body: { count: await adminReadModels.countUsers(narrowed(input)) } }
    }),

    addUser: route(addUser, [limit('learner', 300, HOUR)], async ({ input, auth }) => {
      const added = await useCases.addUser({ actor: actorOf(auth), ...input })
      if (!added.ok) return refuse(added.error, addUser)
      return { status: 201, body: await userNow(added.value) }
    }),

    setUserStatus: route(setUserStatus, [limit('learner', 120, HOUR)], async ({ input, auth }) => {
      const { is_active: isActive, reason } = input
      const userId = UserId(input.id)
      const done = await useCases.setUserStatus({ actor: actorOf(auth), userId, isActive, reason })
      if (!done.ok) return refuse(done.error, setUserStatus)
      return { status: 200, body: await userNow(userId) }
    }),

    setUserRole: route(setUserRole, [limit('learner', 120, HOUR)], async ({ input: { id, role, reason }, auth }) => {
      const userId = UserId(id)
      const done = await useCases.setUserRole({ actor: actorOf(auth), userId, role, reason })
      if (!done.ok) return refuse(done.error, setUserRole)
      return { status: 200, body: await userNow(userId) }
    }),

    setUserPassword: route(setUserPassword, [limit('learner', 60, HOUR)], async ({ input, auth }) => {
      const { new_password: newPassword, reason } = input
      const userId = UserId(input.id)
      const done = await useCases.setUserPassword({ actor: actorOf(auth), userId, newPassword, reason })
      if (!done.ok) return refuse(done.error, setUserPassword)
      return { status: 200, body: await userNow(userId) }
    }),

    addCredits: route(addCredits, [limit('learner', 120, HOUR)], async ({ input, auth }) => {
      const { amount, reason, request_id: requestId } = input
      const userId = UserId(input.id)
      const done = await useCases.addCredits({ actor: actorOf(auth), userId, amount, reason, requestId })
      if (!done.ok) return refuse(done.error, addCredits)
      return { status: 200, body: await userNow(userId) }
    }),
  }
}

const narrowed = ({ search, role, status }: ParsedInputOf<typeof adminUserCount>): UserCountQuery => ({
  search: search || null,
  role: role ?? null,
  isActive: status === undefined ? null : status === 'active',
})

export const actorOf = ({ user }: AuthenticatedUser): Actor => ({ kind: 'admin', id: user.id })

/** The command line says the same. */
export const adminUserBody = (user: UserListItem): AdminUser => ({
  id: user.id,
  username: user.username,
  email: user.email,
  role: user.role,
  is_active: user.isActive,
  is_verified: user.isVerified,
  must_change_password: user.passwordIsTemporary,
  credits: user.credits,
  last_login: user.lastLoginAt?.toISOString() ?? null,
  created_at: user.createdAt.toISOString(),
  removal_at: user.deletionAt?.toISOString() ?? null,
})
