import type { Adapters } from '../../ports/adapters.ts'
import { err, ok } from '../../shared/result.ts'
import { type ActionOnUser, type AdminDeps, runActionOnUser } from './run-admin-action.ts'

export const makeExportUser = (deps: AdminDeps & Pick<Adapters, 'readModels'>) => async (asked: ActionOnUser) => {
  const done = await runActionOnUser<never>(deps, asked, async () => ok({ kind: 'data-exported' }))
  if (!done.ok) return done
  const data = await deps.readModels.personalData(asked.userId)
  return data ? ok(data) : err({ kind: 'user-not-found' })
}
