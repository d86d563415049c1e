import { type AdminUser, endpoints as api, type ParsedInputOf } from '@app/contract'
import {
  type Actor,
  type AuthenticatedUser,
  type Err,
  HOUR,
  type Ok,
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
  const userNow = makeUserNow({ adminReadModels })
  const changed = makeChanged({ adminReadModels })

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

    setUserStatus: route(api.setUserStatus, [limit('learner', 120, HOUR)], (asked) => {
      const { is_active: isActive, reason } = asked.input
      return changed(asked, useCases.setUserStatus({ ...about(asked), isActive, reason }))
    }),

    setUserRole: route(api.setUserRole, [limit('learner', 120, HOUR)], (asked) => {
      const { role, reason } = asked.input
      return changed(asked, useCases.setUserRole({ ...about(asked), role, reason }))
    }),

    setUserPassword: route(api.setUserPassword, [limit('learner', 60, HOUR)], (asked) => {
      const { new_password: newPassword, reason } = asked.input
      return changed(asked, useCases.setUserPassword({ ...about(asked), newPassword, reason }))
    }),

    addCredits: route(api.addCredits, [limit('learner', 120, HOUR)], (asked) => {
      const { amount, reason, request_id: requestId } = asked.input
      return changed(asked, useCases.addCredits({ ...about(asked), amount, reason, requestId }))
    }),
  }
}

type Asked = { readonly auth: AuthenticatedUser; readonly input: { readonly id: string } }

/** Who changes a user, and whom. */
export const about = ({ auth, input }: Asked) => ({ actor: actorOf(auth), userId: UserId(input.id) })

const makeUserNow =
  ({ adminReadModels }: Pick<HttpDeps, 'adminReadModels'>) =>
  async (id: UserId): Promise<{ readonly user: AdminUser }> => {
    const user = await adminReadModels.user(id)
    if (!user) throw new Error(`The user ${id} was changed, and is gone.`)
    return { user: adminUserBody(user) }
  }

/** Answers the user as they are then. */
export function makeChanged(deps: Pick<HttpDeps, 'adminReadModels'>) {
  const userNow = makeUserNow(deps)
  return <Refused extends Err<unknown>>({ input }: Asked, done: Promise<Ok<unknown> | Refused>) =>
    replied(done, () => userNow(UserId(input.id)))
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
