import type { Role, UserId, UserListItem } from '@app/domain'
import type { OperatorUseCases, Outcome } from '../operator.ts'
import { inColumns, minute, type OutputOptions } from '../output.ts'

async function usersAsJson(users: readonly UserListItem[]): Promise<readonly unknown[]> {
  // lazy: loading it takes longer than most verbs
  const { adminUserBody } = await import('@app/http')
  return users.map(adminUserBody)
}

/** In words, or the user as the API shows it, with `more`. */
export async function userOutcome(
  { adminReadModels }: Pick<OperatorUseCases, 'adminReadModels'>,
  { id, words, more = {} }: { readonly id: UserId; readonly words: string; readonly more?: object },
  { json }: OutputOptions,
): Promise<Outcome> {
  const found = json ? await adminReadModels.user(id) : null
  const [user] = found ? await usersAsJson([found]) : []
  return { ok: true, value: { json: { user, ...more }, words } }
}

export type ListOptions = OutputOptions & {
  readonly search?: string
  readonly role?: Role
  readonly status?: 'active' | 'inactive'
  readonly limit: number
}

export async function listUsers(
  { adminReadModels }: Pick<OperatorUseCases, 'adminReadModels'>,
  { search, role, status, limit, json }: ListOptions,
): Promise<Outcome> {
  const isActive = status === undefined ? null : status === 'active'
  const query = { search: search ?? null, role: role ?? null, isActive, sort: 'newest', after: null } as const
  // one more than the limit shows whether there are others
  const found = await adminReadModels.users({ ...query, limit: limit + 1 })
  const users = found.slice(0, limit)
  const more = found.length > limit ? [`Showing the newest ${limit}. There are more.`] : []
  const words = users.length === 0 ? 'No users found.' : [inColumns(HEADS, users.map(rowOf)), ...more].join('\n')
  return { ok: true, value: { json: json ? await usersAsJson(users) : null, words } }
}

const HEADS = ['id', 'username', 'email', 'role', 'status', 'credits', 'created', 'last login']

const rowOf = (user: UserListItem): readonly string[] => [
  user.id,
  user.username,
  user.email,
  user.role,
  statusOf(user),
  String(user.credits),
  minute(user.createdAt),
  minute(user.lastLoginAt),
]

function statusOf({ isActive, isVerified, deletionAt, passwordIsTemporary }: UserListItem): string {
  if (deletionAt) return `deletion on ${minute(deletionAt)}`
  if (!isActive) return 'inactive'
  if (!isVerified) return 'not verified'
  return passwordIsTemporary ? 'temporary password' : 'active'
}
