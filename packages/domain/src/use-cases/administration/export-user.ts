import type { Adapters } from '../../ports/adapters.ts'
import type { PersonalData } from '../../ports/read-models/export.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { type ActionOnUser, type AdminDeps, type NoActionOnUser, runActionOnUser } from './run-admin-action.ts'

export type ExportUser = (input: ActionOnUser) => Promise<Result<PersonalData, NoActionOnUser>>

export const makeExportUser =
  (deps: AdminDeps & Pick<Adapters, 'readModels'>): ExportUser =>
  async (asked) => {
    const done = await runActionOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
    if (!done.ok) return done
    const data = await deps.readModels.personalData(asked.userId)
    return data ? ok(data) : err({ kind: 'user-not-found' })
  }
