import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { ok, type Result } from '../shared/result.ts'
import { openMailedLink, type TokenInvalid } from './open-mailed-link.ts'
import { verifyUser } from './verify-user.ts'

/** Opens a verification link. The same link works again within its life: mail programs open links ahead of people. */
export type VerifyEmail = (input: { readonly token: string }) => Promise<Result<void, TokenInvalid>>

export const makeVerifyEmail =
  ({
    unitOfWork,
    ids,
    clock,
  }: {
    readonly unitOfWork: UnitOfWork
    readonly ids: IdSource
    readonly clock: Clock
  }): VerifyEmail =>
  ({ token }) =>
    unitOfWork.run<Result<void, TokenInvalid>>(async (repositories) => {
      const now = clock.now()
      const link = { digest: ids.digest(token), purpose: 'verify-email', now } as const
      const opened = await openMailedLink(repositories, link)
      if (!opened.ok) return opened
      await repositories.users.save(await verifyUser(repositories.users, opened.value, now))
      return ok(undefined)
    })
