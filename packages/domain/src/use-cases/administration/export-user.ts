import type { Adapters } from '../../ports/adapters.ts'
import type { PersonalData } from '../../ports/read-models/export.ts'
import type { UserId } from '../../shared/ids.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import {
  type AdminActionInput,
  type AdminDeps,
  type NotAnAdmin,
  runActionOnUser,
  type UserNotFound,
} from './run-admin-action.ts'

export type ExportUser = (
  input: AdminActionInput & { readonly userId: UserId },
) => Promise<Result<PersonalData, NotAnAdmin | UserNotFound>>

export const makeExportUser =
  (deps: AdminDeps & Pick<Adapters, 'readModels'>): ExportUser =>
  async (asked) => {
    const done = await runActionOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
    if (!done.ok) return done
    const data = await deps.readModels.personalData(asked.userId)
    return data ? ok(data) : err({ kind: 'user-not-found' })
  }
