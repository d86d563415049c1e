import type { ExportedList } from '../../audit/audit-entry.ts'
import { StaffNoteId, type UserId } from '../../shared/ids.ts'
import { parseText } from '../../shared/input.ts'
import { err, ok } from '../../shared/result.ts'
import {
  type ActionOnUser,
  type AdminActionInput,
  type AdminDeps,
  runActionOnUser,
  runAdminAction,
} from './run-admin-action.ts'

/** Sends the mail again that leads to a verified address. A mail that still waits to be sent is enough. */
export const makeResendVerificationFor = (deps: AdminDeps) => (asked: ActionOnUser) =>
  runActionOnUser(deps, asked, async (user, { jobs }) => {
    if (user.kind === 'verified') return err({ kind: 'already-verified' })
    await jobs.enqueue({ kind: 'send-mail', mail: 'verification', userId: user.id, mailId: deps.ids.newId() })
    return ok({ kind: 'verification-resent' })
  })

type NewNote = ActionOnUser & {
  readonly text: string
  /** Idempotency key, chosen by the client; a UUID. It becomes the note's id. */
  readonly requestId?: string | undefined
}

/** Safe to repeat: the same `requestId` with the same user and text is saved once, and succeeds again. */
export const makeAddStaffNote =
  (deps: AdminDeps) =>
  async ({ text, requestId, ...asked }: NewNote) => {
    const id = StaffNoteId(requestId ?? deps.ids.newId())
    return runActionOnUser(deps, asked, async (user, { staffNotes }) => {
      const parsed = parseText('staffNote', text)
      if (!parsed.ok) return parsed
      const before = await staffNotes.find(id)
      if (before) {
        const same = before.userId === user.id && before.text === parsed.value
        return same ? ok(null) : err({ kind: 'request-id-reused' })
      }
      await staffNotes.add({ id, userId: user.id, author: asked.actor, text: parsed.value, at: deps.clock.now() })
      return ok({ kind: 'note-added' })
    })
  }

/** Records that an admin saves a list as a file, before it is read. */
export const makeRecordListExport =
  (deps: AdminDeps) =>
  async ({ adminId, list }: { readonly adminId: UserId; readonly list: ExportedList }) => {
    const asked: AdminActionInput = { actor: { kind: 'admin', id: adminId } }
    const done = await runAdminAction<never>(deps, asked, async () =>
      ok({ subjectId: adminId, act: { kind: 'list-exported', list } }),
    )
    return done.ok ? ok(undefined) : done
  }
