import type { IdSource } from '../ports/id-source.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { UserId } from '../shared/ids.ts'
import { ok } from '../shared/result.ts'
import { parseEmail } from '../users/email.ts'

/** Mails a new link if the address waits for one. Never tells whether it does. */
export type ResendVerification = (input: { readonly email: string }) => Promise<void>

export const makeResendVerification =
  ({ unitOfWork, ids }: { readonly unitOfWork: UnitOfWork; readonly ids: IdSource }): ResendVerification =>
  async (input) => {
    const email = parseEmail(input.email)
    if (!email.ok) return
    await unitOfWork.run(async ({ users, jobs }) => {
      const user = await users.findByEmail(email.value)
      const waits = user?.kind === 'registered' && user.isActive
      // for anybody else a job about nobody: the same work, so that no clock can tell who waits for a link
      const userId = waits ? user.id : UserId(ids.newId())
      await jobs.enqueue({ kind: 'send-mail', mail: 'verification', userId, mailId: ids.newId() })
      return ok(undefined)
    })
  }
