import { type AdminUser, endpoints as api, type ParsedInputOf } from '@app/contract'
import {
  type Actor,
  type AuthenticatedUser,
  HOUR,
  ok,
  type UserCountQuery,
  UserId,
  type UserListItem,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { timesOf } from './bodies/within-days.ts'

export const adminUserRoutes = ({ useCases, adminReadModels }: Pick<HttpDeps, 'useCases' | 'adminReadModels'>) => {
  const userNow = async (id: UserId): Promise<{ readonly user: AdminUser }> => {
    const user = await adminReadModels.user(id)
    if (!user) throw new Error(`The user ${id} was changed, and is gone.`)
    return { user: adminUserBody(user) }
  }

  return {
    adminUsers: route(api.adminUsers, noLimit, async ({ input }) => {
      const users = await adminReadModels.users({
        ...narrowed(input),
        sort: input.sort,
        after: input.cursor === undefined ? null : UserId(input.cursor),
        limit: input.limit,
      })
      return ok(users.map(adminUserBody))
    }),

    adminUserCount: route(api.adminUserCount, noLimit, async ({ input }) =>
      ok({ count: await adminReadModels.countUsers(narrowed(input)) }),
    ),

    addUser: route(api.addUser, [limit('learner', 300, HOUR)], ({ input, auth }) =>
      replied(useCases.addUser({ actor: actorOf(auth), ...input }), userNow),
    ),

    setUserStatus: route(api.setUserStatus, [limit('learner', 120, HOUR)], ({ input, auth }) => {
      const { is_active: isActive, reason } = input
      const userId = UserId(input.id)
      const done = useCases.setUserStatus({ actor: actorOf(auth), userId, isActive, reason })
      return replied(done, () => userNow(userId))
    }),

    setUserRole: route(api.setUserRole, [limit('learner', 120, HOUR)], ({ input: { id, role, reason }, auth }) => {
      const userId = UserId(id)
      return replied(useCases.setUserRole({ actor: actorOf(auth), userId, role, reason }), () => userNow(userId))
    }),

    setUserPassword: route(api.setUserPassword, [limit('learner', 60, HOUR)], ({ input, auth }) => {
      const { new_password: newPassword, reason } = input
      const userId = UserId(input.id)
      const done = useCases.setUserPassword({ actor: actorOf(auth), userId, newPassword, reason })
      return replied(done, () => userNow(userId))
    }),

    addCredits: route(api.addCredits, [limit('learner', 120, HOUR)], ({ input, auth }) => {
      const { amount, reason, request_id: requestId } = input
      const userId = UserId(input.id)
      const done = useCases.addCredits({ actor: actorOf(auth), userId, amount, reason, requestId })
      return replied(done, () => userNow(userId))
    }),
  }
}

const narrowed = ({ search, role, status, ...days }: ParsedInputOf<typeof api.adminUserCount>): UserCountQuery => ({
  search: search || null,
  role: role ?? null,
  isActive: status === undefined ? null : status === 'active',
  within: timesOf(days),
})

export const actorOf = ({ user }: AuthenticatedUser): Actor => ({ kind: 'admin', id: user.id })

/** The command line says the same. */
export const adminUserBody = ({ passwordIsTemporary, lastLoginAt, deletionAt, ...user }: UserListItem): AdminUser => ({
  ...wire(user),
  must_change_password: passwordIsTemporary,
  last_login: wire(lastLoginAt),
  removal_at: wire(deletionAt),
})
