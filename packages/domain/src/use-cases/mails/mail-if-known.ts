import type { IdSource } from '../../ports/id-source.ts'
import type { UnitOfWork } from '../../ports/unit-of-work.ts'
import { SECOND } from '../../shared/duration.ts'
import { UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { parseEmail } from '../../users/email.ts'

/**
 * Sending a mail slows the next requests down a little, and measuring them right after the answer would show whether the
 * address has an account. So the job starts at a random moment.
 */
export const UNNOTICED = { least: 1 * SECOND, most: 5 * SECOND } as const

/**
 * Has a mail sent to an address, if somebody has it and the mail is for them: `sendMail` knows. Here everybody gets the
 * same work, whoever they are: for an address that nobody has, a job about nobody.
 */
export async function mailIfKnown(
  { unitOfWork, ids }: { readonly unitOfWork: UnitOfWork; readonly ids: IdSource },
  address: string,
  mail: 'verification' | 'password-reset',
): Promise<Result<void, { readonly kind: 'invalid-email' }>> {
  const email = parseEmail(address)
  if (!email.ok) return err({ kind: email.error })
  return unitOfWork.run(async ({ users, jobs }) => {
    const user = await users.findByEmail(email.value)
    const userId = user?.id ?? UserId(ids.newId())
    await jobs.enqueue({ kind: 'send-mail', mail, userId, mailId: ids.newId() }, UNNOTICED)
    return ok(undefined)
  })
}
