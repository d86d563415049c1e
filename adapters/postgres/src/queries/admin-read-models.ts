import type {
  AdminReadModels,
  AuditListItem,
  AuditQuery,
  UserCountQuery,
  UserListItem,
  UserQuery,
  UserSort,
} from '@app/domain'
import type { Row } from '../orm.ts'
import { auditEntryFromRow } from '../repositories/audit-log.ts'
import { makeChapterReadModels } from './admin-chapters.ts'
import { makeResourceReadModels } from './admin-resources.ts'
import { makeSupportReadModels } from './admin-support.ts'
import { makeFunnelReadModels } from './funnel.ts'
import { makeHealthReadModels } from './health-read-models.ts'
import { narrowing, type PreparedQuery } from './prepared-query.ts'

const USER = `
  SELECT users.id, username, email, role, is_active AS "isActive", verified_at IS NOT NULL AS "isVerified",
         password_is_temporary AS "passwordIsTemporary", balance AS credits, free_chapters AS "freeChapters", created_at AS "createdAt",
         last_login_at AS "lastLoginAt", removal_at AS "deletionAt"
  FROM users JOIN wallets ON wallets.user_id = users.id`

/** The domain's lower case, as lower("É") depends on the server. Names of users who are not verified are not keyed yet. */
const NAME = 'CASE WHEN verified_at IS NULL THEN lower(username) ELSE username_key END'

/** Ties are broken by id. Each has an index. */
const ORDERS: Readonly<Record<UserSort, { readonly by: string; readonly id: string; readonly down: boolean }>> = {
  newest: { by: 'created_at', id: 'users.id', down: true },
  name: { by: `(${NAME}) COLLATE "C"`, id: 'users.id', down: false },
  credits: { by: 'balance', id: 'wallets.user_id', down: true },
  'free-chapters': { by: 'free_chapters', id: 'wallets.user_id', down: true },
  'last-login': { by: `coalesce(last_login_at, '-infinity')`, id: 'users.id', down: true },
}

/** What narrows the list and its count. */
function narrowed(list: string, { search, role, isActive, within }: UserCountQuery) {
  const statement = narrowing(list)
  const { by, given } = statement
  if (search !== null) {
    const text = search.toLowerCase()
    const part = given(`%${text.replace(/[\\%_]/g, '\\$&')}%`)
    by('search', `(${NAME} LIKE ${part} OR email LIKE ${part} OR users.id::text = ${given(text)})`)
  }
  if (within?.from) by('from', `created_at >= ${given(within.from)}`)
  if (within?.to) by('to', `created_at < ${given(within.to)}`)
  // in words, or the database would not see that the index of admins is enough
  if (role !== null) by(role, role === 'admin' ? "role = 'admin'" : "role = 'standard'")
  if (isActive !== null) by(isActive ? 'active' : 'inactive', isActive ? 'is_active' : 'NOT is_active')
  return statement
}

function usersBy({ sort, after, limit, ...filter }: UserQuery) {
  const { by, id, down } = ORDERS[sort]
  const statement = narrowed(`admin-users-${sort}`, filter)
  const { values, given, name, where } = statement
  // after a user who is gone the comparison is with NULL, so the page is empty
  const beyond = (last: string): string => `(${by}, ${id}) ${down ? '<' : '>'}
    (SELECT ${by}, ${id} FROM users JOIN wallets ON wallets.user_id = users.id WHERE users.id = ${given(last)})`
  if (after !== null) statement.by('after', beyond(after))
  const direction = down ? 'DESC' : ''
  const text = `${USER} ${where()} ORDER BY ${by} ${direction}, ${id} ${direction} LIMIT ${given(limit)}`
  return { name: name(), text, values }
}

/** Index-only unless there is a search. */
function countBy(filter: UserCountQuery) {
  const { values, name, where } = narrowed('admin-user-count', filter)
  return { name: name(), text: `SELECT count(*)::integer AS count FROM users ${where()}`, values }
}

/** For the operators' entries the index is used only if the order begins with its column. */
function auditBy({ before, subjectId, actor, kind, within, limit }: AuditQuery) {
  const { values, given, by, name, where } = narrowing('admin-audit')
  if (before) by('before', `position < (SELECT position FROM audit_entries WHERE id = ${given(before)})`)
  if (subjectId) by('subject', `subject_id = ${given(subjectId)}`)
  if (actor) by(actor.kind, actor.kind === 'operator' ? 'actor_id IS NULL' : `actor_id = ${given(actor.id)}`)
  if (kind) by('kind', `act ->> 'kind' = ${given(kind)}`)
  if (within?.from) by('from', `at >= ${given(within.from)}`)
  if (within?.to) by('to', `at < ${given(within.to)}`)
  const text = `
    SELECT audit_entries.id, actor_id AS "actorId", act, subject_id AS "subjectId", reason, at,
           actors.username AS "actorName", subjects.username AS "subjectName", chapters.title AS "chapterTitle"
    FROM audit_entries
    LEFT JOIN users AS actors ON actors.id = actor_id
    LEFT JOIN users AS subjects ON subjects.id = subject_id
    LEFT JOIN chapters ON chapters.id = (act ->> 'chapterId')::uuid
    ${where()}
    ORDER BY ${actor?.kind === 'operator' ? 'actor_id DESC, ' : ''}position DESC
    LIMIT ${given(limit + 1)}` // one more than the page shows whether there are others
  return { name: name(), text, values }
}

export const makeAdminReadModels = (query: PreparedQuery): AdminReadModels => ({
  ...makeHealthReadModels(query),
  ...makeFunnelReadModels(query),
  ...makeChapterReadModels(query),
  ...makeResourceReadModels(query),
  ...makeSupportReadModels(query, USER),

  users: (asked) => {
    const { name, text, values } = usersBy(asked)
    return query<UserListItem>(name, text, ...values)
  },

  countUsers: async (filter) => {
    const { name, text, values } = countBy(filter)
    return (await query<{ readonly count: number }>(name, text, ...values))[0]?.count ?? 0
  },

  user: async (id) => (await query<UserListItem>('admin-user', `${USER} WHERE users.id = $1`, id))[0] ?? null,

  audit: async (filter) => {
    type AuditRow = Row<'audit_entries'> & Pick<AuditListItem, 'actorName' | 'subjectName' | 'chapterTitle'>
    const { name, text, values } = auditBy(filter)
    const found = await query<AuditRow>(name, text, ...values)
    const entries = found.slice(0, filter.limit).map((row): AuditListItem => {
      const { actorName, subjectName, chapterTitle } = row
      return { ...auditEntryFromRow(row), actorName, subjectName, chapterTitle }
    })
    return { entries, next: found.length > filter.limit ? (entries.at(-1)?.id ?? null) : null }
  },
})
