import type { Adapters } from '../../ports/index.ts'
import { err, ok, SECOND, UserId } from '../../shared/index.ts'
import { parseEmail } from '../../users/email.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../users/language.ts'

/**
 * Against a timing attack: sending a mail slows the next requests down a little, and measuring them right after the answer
 * would show whether the address has an account. So the job starts at a random moment.
 */
export const RANDOM_DELAY = { least: 1 * SECOND, most: 5 * SECOND } as const

/**
 * Enqueues a mail with a link to a typed address. Whether an account has it, and wants this mail, `sendMail` decides and never
 * shows: here the work is the same for every address, so that its time shows nothing. An address without an account gets a job
 * for a made-up user id. `language`: of the page that asks, for an account that has chosen none.
 */
export const makeRequestMail =
  ({ unitOfWork, ids }: Pick<Adapters, 'unitOfWork' | 'ids'>, mail: 'verification' | 'password-reset') =>
  async (input: { readonly email: string; readonly language?: Language }) => {
    const email = parseEmail(input.email)
    if (!email.ok) return err({ kind: email.error })
    return unitOfWork.run(async ({ users, jobs }) => {
      const user = await users.findByEmail(email.value)
      const userId = user?.id ?? UserId(ids.newId())
      const { language = DEFAULT_LANGUAGE } = input
      await jobs.enqueue({ kind: 'send-mail', mail, userId, mailId: ids.newId(), language }, RANDOM_DELAY)
      return ok(undefined)
    })
  }
