import type { Adapters } from '../../ports/adapters.ts'
import type { UserId } from '../../shared/ids.ts'
import type { Language } from '../../users/language.ts'

/** The language that the user has chosen, for mails and for the next sign-in. */
export const makeSetLanguage =
  ({ unitOfWork }: Pick<Adapters, 'unitOfWork'>) =>
  ({ userId, language }: { readonly userId: UserId; readonly language: Language }) =>
    unitOfWork.run(async ({ users }) => {
      const user = await users.lock(userId)
      // the account may have been removed since the request was authenticated
      if (user) await users.save({ ...user, language })
    })
