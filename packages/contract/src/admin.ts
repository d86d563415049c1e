import * as z from 'zod/mini'
import { username } from './account.ts'
import { endpoint } from './endpoint.ts'
import { email, id, newPassword, role, time } from './shapes.ts'

export const adminUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role,
  is_active: z.boolean(),
  /** The address is known to be theirs; until then they cannot sign in. */
  is_verified: z.boolean(),
  /** An admin chose the password: the user must choose another one at the next sign-in. */
  must_change_password: z.boolean(),
  credits: z.int(),
  last_login: z.nullable(time),
  created_at: time,
  /** When the account is removed, at its owner's wish. */
  removal_at: z.nullable(time),
})
export type AdminUser = z.infer<typeof adminUser>

export const userSort = z.enum(
  ['newest', 'name', 'credits', 'last-login'],
  'Please sort by newest, name, credits or last-login.',
)
export type UserSort = z.infer<typeof userSort>

const LONGEST_PAGE = 200
const PAGE_LENGTH = `Please ask for 1 to ${LONGEST_PAGE} at once.`
const limit = z.coerce
  .number(PAGE_LENGTH)
  .check(z.int(PAGE_LENGTH), z.minimum(1, PAGE_LENGTH), z.maximum(LONGEST_PAGE, PAGE_LENGTH))

export const adminUsers = endpoint({
  method: 'GET',
  path: '/api/admin/users',
  alsoAt: ['/admin/users'],
  access: 'admin',
  summary:
    'The users; a full page may have another one after it. `cursor` is the id of the last user of the page before.',
  input: z.object({
    /** Part of a name or an address, or a whole id. */
    search: z.optional(
      z.string().check(
        z.trim(),
        z.maxLength(254, 'Please search for less text.'),
        // PostgreSQL takes no U+0000, and nobody's name has any of the others
        z.regex(/^\P{Cc}*$/u, 'Please search for text that can be seen.'),
      ),
    ),
    role: z.optional(role),
    status: z.optional(z.enum(['active', 'inactive'], 'Please ask for active or inactive users.')),
    sort: z._default(userSort, 'newest'),
    limit: z._default(limit, LONGEST_PAGE),
    cursor: z.optional(id),
  }),
  status: 200,
  reply: z.array(adminUser),
  refusals: {},
})

/** Why, for the audit log; the learner sees the reason of credits. */
const reason = z.optional(z.string().check(z.trim(), z.maxLength(500, 'A reason can have at most 500 characters.')))
const changed = z.object({ user: adminUser })

export const addUser = endpoint({
  method: 'POST',
  path: '/api/admin/users',
  alsoAt: ['/admin/users'],
  access: 'admin',
  summary: 'Adds a user, who counts as verified and must choose another password at the first sign-in.',
  input: z.object({ username, email, password: newPassword, role: z._default(role, 'standard'), reason }),
  status: 201,
  reply: changed,
  refusals: {
    'invalid-email': 400,
    'invalid-username': 400,
    'password-too-short': 400,
    'password-too-long': 400,
    'password-too-common': 400,
    'password-unusable': 400,
    'username-taken': 409,
    'email-taken': 409,
    'not-an-admin': 403,
    'hasher-busy': 503,
  },
})

export const setUserStatus = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/set-status',
  alsoAt: ['/admin/users/:id/set-status'],
  access: 'admin',
  summary: 'Lets a user in or keeps them out; who is kept out is signed out at once.',
  input: z.object({ id, is_active: z.boolean('Please say whether the user is active.'), reason }),
  status: 200,
  reply: changed,
  refusals: { 'user-not-found': 404, 'own-status': 409, 'last-admin': 409, 'not-an-admin': 403 },
})

export const setUserRole = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/set-role',
  alsoAt: ['/admin/users/:id/set-role'],
  access: 'admin',
  summary: "Changes what a user may do; the user's sessions end.",
  input: z.object({ id, role, reason }),
  status: 200,
  reply: changed,
  refusals: { 'user-not-found': 404, 'own-role': 409, 'last-admin': 409, 'not-an-admin': 403 },
})

export const setUserPassword = endpoint({
  method: 'PUT',
  path: '/api/admin/users/:id/reset-password',
  alsoAt: ['/admin/users/:id/reset-password'],
  access: 'admin',
  summary: "Gives a user a password that they must change at the next sign-in; the user's sessions end.",
  input: z.object({ id, new_password: newPassword, reason }),
  status: 200,
  reply: changed,
  refusals: {
    'user-not-found': 404,
    'own-password': 409,
    'password-too-short': 400,
    'password-too-long': 400,
    'password-too-common': 400,
    'password-unusable': 400,
    'not-an-admin': 403,
    'hasher-busy': 503,
  },
})

const AMOUNT = 'Please enter a valid positive amount for credits.'

export const addCredits = endpoint({
  method: 'POST',
  path: '/api/admin/users/:id/add-credits',
  alsoAt: ['/admin/users/:id/add-credits'],
  access: 'admin',
  summary: 'Gives a user credits. With the same `request_id` again it succeeds and gives nothing more.',
  input: z.object({
    id,
    amount: z
      .int(AMOUNT)
      .check(z.minimum(1, AMOUNT), z.maximum(100_000, 'At most 100,000 credits can be given at once.')),
    reason,
    request_id: z.optional(id),
  }),
  status: 200,
  reply: changed,
  refusals: { 'user-not-found': 404, 'invalid-amount': 400, 'request-id-reused': 409, 'not-an-admin': 403 },
})

export const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('user-added'), role }),
  z.object({ kind: z.literal('role-changed'), from: role, to: role }),
  z.object({ kind: z.enum(['user-activated', 'user-deactivated', 'user-verified', 'password-set']) }),
  z.object({ kind: z.enum(['data-exported', 'removal-asked']) }),
  /** `balance`: credits after it. */
  z.object({ kind: z.literal('credits-granted'), amount: z.int(), balance: z.int() }),
  z.object({ kind: z.literal('plan-requeued'), plan_id: id }),
  z.object({ kind: z.literal('chapter-requeued'), chapter_id: id }),
])
export type AdminAct = z.infer<typeof act>

/** Somebody who is gone has no name any more. */
const person = z.object({ id, username: z.nullable(z.string()) })

export const auditEntry = z.object({
  id,
  /** Null: an operator at the command line. */
  actor: z.nullable(person),
  subject: person,
  act,
  reason: z.nullable(z.string()),
  at: time,
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditLog = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary:
    'What admins and operators did, newest first; about one user, or all. `cursor` is `next_cursor` of the page before.',
  input: z.object({ user: z.optional(id), limit: z._default(limit, 50), cursor: z.optional(id) }),
  status: 200,
  reply: z.object({ entries: z.array(auditEntry), next_cursor: z.nullable(id) }),
  refusals: {},
})

export const requeuePlan = endpoint({
  method: 'POST',
  path: '/api/admin/plans/:id/requeue',
  access: 'admin',
  summary: 'Makes a plan again whose generation failed, as its owner could.',
  input: z.object({ id, reason }),
  status: 202,
  reply: z.object({ generation_status: z.literal('PENDING') }),
  refusals: { 'plan-not-found': 404, 'plan-not-failed': 409, 'daily-budget-spent': 503, 'not-an-admin': 403 },
})

export const requeueChapter = endpoint({
  method: 'POST',
  path: '/api/admin/chapters/:id/requeue',
  access: 'admin',
  summary:
    "Writes a chapter again that failed, as its owner could; its price is set aside from the owner's credits again.",
  input: z.object({ id, reason }),
  status: 202,
  reply: z.object({ content_status: z.literal('PENDING') }),
  refusals: {
    'chapter-not-found': 404,
    'chapter-not-failed': 409,
    'daily-budget-spent': 503,
    'learner-lacks-credits': 402,
    'not-an-admin': 403,
  },
})
