import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { id, pageLimit, role, time, withinDays } from '../shapes.ts'
import * as texts from './texts.ts'

export const act = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['user-added']), role }),
  z.object({ kind: z.enum(['role-changed']), from: role, to: role }),
  z.object({ kind: z.enum(['user-activated', 'user-deactivated', 'user-verified', 'password-set']) }),
  z.object({ kind: z.enum(['data-exported', 'removal-asked', 'verification-resent', 'note-added']) }),
  /** A list that the admin saved as a file; the subject is the admin. */
  z.object({ kind: z.enum(['list-exported']), list: z.enum(['users', 'purchases', 'ledger', 'audit']) }),
  /** `balance`: credits after it. */
  z.object({ kind: z.enum(['credits-granted', 'credits-withdrawn']), amount: z.int(), balance: z.int() }),
  z.object({ kind: z.enum(['plan-requeued']), plan_id: id }),
  z.object({ kind: z.enum(['chapter-requeued', 'chapter-read']), chapter_id: id }),
])
export type AdminActionBody = z.infer<typeof act>

/** Every kind stands in a list, also where it is the only one: here they are joined. */
/* @__NO_SIDE_EFFECTS__ */
const kindsOf = ({ def }: typeof act) => def.options.flatMap(({ shape }) => shape.kind.options)

/** A deleted user has no name any more. */
export const person = z.object({ id, username: z.nullable(z.string()) })

export const auditEntry = z.object({
  id,
  /** Null: an operator at the command line. */
  actor: z.nullable(person),
  subject: person,
  act,
  /** Of the chapter that the act names; null where it names none, and of one that is gone. */
  chapter_title: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: time,
})
export type AuditEntry = z.infer<typeof auditEntry>

export const auditLog = endpoint('GET', '/api/admin/audit', 'admin', {
  summary:
    'What admins and operators did, newest first; all of it, or narrowed. `cursor` is `next_cursor` of the page before.',
  input: z.object({
    /** Whom it was done to. */
    user: z.optional(id),
    /** Who did it: an id, or any operator at the command line. */
    actor: z.optional(z.union([z.literal('operator'), id], texts.invalidActor)),
    act: z.optional(z.enum(kindsOf(act), texts.invalidAct)),
    ...withinDays,
    limit: z._default(pageLimit, 50),
    cursor: z.optional(id),
  }),
  reply: z.object({ entries: z.array(auditEntry), next_cursor: z.nullable(id) }),
})
