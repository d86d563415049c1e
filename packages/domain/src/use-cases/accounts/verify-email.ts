import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { openMailedLink } from './open-mailed-link.ts'
import { verifyUser } from './verify-user.ts'

/**
 * Opens a verification link: the account gets the name, password and language of the registration that the link was mailed for, and
 * every other registration of the address ends. The same link works again within its life: mail programs open links ahead of
 * people.
 */
export const makeVerifyEmail =
  ({ unitOfWork, ids, clock }: Pick<Adapters, 'unitOfWork' | 'ids' | 'clock'>) =>
  ({ token }: { readonly token: string }) =>
    unitOfWork.run(async (repositories) => {
      const now = clock.now()
      const link = { digest: ids.digest(token), purpose: 'verify-email', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok) return opened
      const { user, link: followed } = opened.value
      if (user.kind === 'verified') return ok(undefined)
      const { registrationId } = followed
      const further = registrationId && (await repositories.registrations.find(registrationId))
      if (registrationId && !further) return err({ kind: 'token-invalid' })
      const chosen = further && {
        username: further.username,
        passwordHash: further.passwordHash,
        language: further.language,
        passwordIsTemporary: false,
      }
      await repositories.users.save(await verifyUser(repositories, { ...user, ...chosen }, now))
      return ok(undefined)
    })
