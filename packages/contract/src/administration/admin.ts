import * as z from 'zod/mini'
import { username } from '../accounts/account.ts'
import { endpoint } from '../endpoint.ts'
import {
  budgetRefusals,
  email,
  id,
  MAX_PAGE_SIZE,
  newPassword,
  pageLimit,
  passwordRefusals,
  role,
  time,
  withinDays,
} from '../shapes.ts'
import * as texts from './texts.ts'

export const adminUser = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role,
  is_active: z.boolean(),
  /** The address is known to be theirs; until then they cannot sign in. */
  is_verified: z.boolean(),
  /** The password is temporary, set by an admin: the user must change it at the next sign-in. */
  must_change_password: z.boolean(),
  credits: z.int(),
  /** Chapters that cost nothing and were written for them, ever. */
  free_chapters: z.int(),
  last_login: z.nullable(time),
  created_at: time,
  /** When the account is deleted, as its owner has requested. */
  removal_at: z.nullable(time),
})
export type AdminUser = z.infer<typeof adminUser>

export const userSort = z.enum(['newest', 'name', 'credits', 'free-chapters', 'last-login'], texts.invalidSort)
export type UserSort = z.infer<typeof userSort>

const narrowing = {
  /** Part of a name or an address, or a whole id. */
  search: z.optional(
    z.string(texts.invalidSearch).check(
      z.trim(),
      z.maxLength(254, texts.searchTooLong),
      // PostgreSQL takes no U+0000, and no name has any of the others
      z.regex(/^\P{Cc}*$/u, texts.searchUnreadable),
    ),
  ),
  role: z.optional(role),
  status: z.optional(z.enum(['active', 'inactive'], texts.invalidStatus)),
  /** When the account was created. */
  ...withinDays,
}

export const adminUsers = endpoint('GET', '/api/admin/users', 'admin', {
  alsoAt: ['/admin/users'],
  summary:
    'The users; a full page may have another one after it. `cursor` is the id of the last user of the page before.',
  input: z.object({
    ...narrowing,
    sort: z._default(userSort, 'newest'),
    limit: z._default(pageLimit, MAX_PAGE_SIZE),
    cursor: z.optional(id),
  }),
  reply: z.array(adminUser),
})

/** Beside the first page: no other needs it. */
export const adminUserCount = endpoint('GET', '/api/admin/user-count', 'admin', {
  summary: 'How many users there are on all pages together, narrowed as the list is.',
  input: z.object(narrowing),
  reply: z.object({ count: z.int() }),
})

/** Why, for the audit log; the learner sees the reason of credits. */
export const reason = z.optional(z.string(texts.invalidReason).check(z.trim(), z.maxLength(500, texts.reasonTooLong)))
export const changed = z.object({ user: adminUser })

export const addUser = endpoint('POST', '/api/admin/users', 'admin', {
  alsoAt: ['/admin/users'],
  summary: 'Adds a user, who counts as verified and must choose another password at the first sign-in.',
  input: z.object({ username, email, password: newPassword, role: z._default(role, 'standard'), reason }),
  status: 201,
  reply: changed,
  refusals: {
    'invalid-email': 400,
    'invalid-username': 400,
    ...passwordRefusals,
    'username-taken': 409,
    'email-taken': 409,
    'not-an-admin': 403,
    'hasher-busy': 503,
  },
})

export const setUserStatus = endpoint('PUT', '/api/admin/users/:id/set-status', 'admin', {
  alsoAt: ['/admin/users/:id/set-status'],
  summary: 'Activates or deactivates a user; whoever is deactivated is signed out everywhere at once.',
  input: z.object({ id, is_active: z.boolean(texts.activeMissing), reason }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'own-status': 409, 'last-admin': 409, 'not-an-admin': 403 },
})

export const setUserRole = endpoint('PUT', '/api/admin/users/:id/set-role', 'admin', {
  alsoAt: ['/admin/users/:id/set-role'],
  summary: "Changes what a user may do; the user's sessions end.",
  input: z.object({ id, role, reason }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'own-role': 409, 'not-verified': 409, 'last-admin': 409, 'not-an-admin': 403 },
})

export const setUserPassword = endpoint('PUT', '/api/admin/users/:id/reset-password', 'admin', {
  alsoAt: ['/admin/users/:id/reset-password'],
  summary: "Gives a user a password that they must change at the next sign-in; the user's sessions end.",
  input: z.object({ id, new_password: newPassword, reason }),
  reply: changed,
  refusals: {
    'user-not-found': 404,
    'own-password': 409,
    ...passwordRefusals,
    'not-an-admin': 403,
    'hasher-busy': 503,
  },
})

export const addCredits = endpoint('POST', '/api/admin/users/:id/add-credits', 'admin', {
  alsoAt: ['/admin/users/:id/add-credits'],
  summary: 'Gives a user credits. With the same `request_id` again it succeeds and gives nothing more.',
  input: z.object({
    id,
    amount: z
      .int(texts.invalidAmount)
      .check(z.minimum(1, texts.invalidAmount), z.maximum(100_000, texts.amountTooLarge)),
    reason,
    request_id: z.optional(id),
  }),
  reply: changed,
  refusals: { 'user-not-found': 404, 'invalid-amount': 400, 'request-id-reused': 409, 'not-an-admin': 403 },
})

export const requeuePlan = endpoint('POST', '/api/admin/plans/:id/requeue', 'admin', {
  summary: 'Makes a plan again whose generation failed, as its owner could.',
  input: z.object({ id, reason }),
  status: 202,
  reply: z.object({ generation_status: z.literal('PENDING') }),
  refusals: {
    'plan-not-found': 404,
    'plan-not-failed': 409,
    'learner-away': 409,
    ...budgetRefusals,
    'not-an-admin': 403,
  },
})

export const requeueAll = endpoint('POST', '/api/admin/failures/requeue', 'admin', {
  summary: "Requeues all plans and chapters that failed, each as by itself; what can't be requeued is passed over.",
  input: z.object({ reason }),
  status: 202,
  /** Passed over: their learners lack the credits or are away, or another chapter comes first. */
  reply: z.object({ requeued: z.int(), skipped: z.int() }),
  refusals: { ...budgetRefusals, 'not-an-admin': 403 },
})

export const requeueChapter = endpoint('POST', '/api/admin/chapters/:id/requeue', 'admin', {
  summary:
    "Writes a chapter again that failed, as its owner could; its price is set aside from the owner's credits again.",
  input: z.object({ id, reason }),
  status: 202,
  reply: z.object({ content_status: z.literal('PENDING') }),
  refusals: {
    'chapter-not-found': 404,
    'chapter-not-failed': 409,
    'learner-away': 409,
    ...budgetRefusals,
    'learner-lacks-credits': 402,
    'not-an-admin': 403,
  },
})
