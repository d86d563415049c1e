import type { IdSource } from '../ports/id-source.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { UserId } from '../shared/ids.ts'
import { ok } from '../shared/result.ts'
import { parseEmail } from '../users/email.ts'
import type { User } from '../users/user.ts'

type Request = {
  readonly mail: 'verification' | 'password-reset'
  readonly isFor: (user: User) => boolean
}

/** Mails to an address if a user has it whom the mail is for, and lets nobody find out whether one has. */
export async function mailIfKnown(
  { unitOfWork, ids }: { readonly unitOfWork: UnitOfWork; readonly ids: IdSource },
  address: string,
  { mail, isFor }: Request,
): Promise<void> {
  const email = parseEmail(address)
  if (!email.ok) return
  await unitOfWork.run(async ({ users, jobs }) => {
    const user = await users.findByEmail(email.value)
    // for anybody else a job about nobody: the same work, so that no clock can tell who has an account
    const userId = user && isFor(user) ? user.id : UserId(ids.newId())
    await jobs.enqueue({ kind: 'send-mail', mail, userId, mailId: ids.newId() })
    return ok(undefined)
  })
}
