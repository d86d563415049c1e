import type { Clock } from '../ports/clock.ts'
import type { IdSource } from '../ports/id-source.ts'
import type { UnitOfWork } from '../ports/unit-of-work.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { openLink } from '../users/secret-link.ts'
import { verify } from '../users/user.ts'

export type TokenInvalid = { readonly kind: 'token-invalid' }

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
    unitOfWork.run<Result<void, TokenInvalid>>(async ({ secretLinks, users }) => {
      const now = clock.now()
      const opened = openLink(await secretLinks.find(ids.digest(token), 'verify-email'), 'verify-email', now)
      if (!opened.ok) return opened
      const user = await users.find(opened.value)
      if (!user) return err({ kind: 'token-invalid' })
      await users.save(verify(user, now))
      return ok(undefined)
    })
