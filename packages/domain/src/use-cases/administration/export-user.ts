import type { PersonalData } from '../../ports/personal-data.ts'
import type { Screens } from '../../ports/screens.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type Acting, type AdminDeps, actOnUser, type NotAnAdmin, type UserNotFound } from './act-on-user.ts'

/** Everything that is kept about somebody, on their own wish. */
export type ExportUser = (
  input: Acting & { readonly userId: UserId },
) => Promise<Result<PersonalData, NotAnAdmin | UserNotFound>>

export const makeExportUser =
  (deps: AdminDeps & { readonly screens: Screens }): ExportUser =>
  async (asked) => {
    const done = await actOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
    if (!done.ok) return done
    const data = await deps.screens.personalData(asked.userId)
    return data ? ok(data) : err({ kind: 'user-not-found' })
  }
