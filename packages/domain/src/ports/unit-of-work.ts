import type { Result } from '../shared/result.ts'
import type { Repositories } from './repositories.ts'

/**
 * All of `work` is kept, or none of it: an `err` or a throw undoes every write. What it answers with `ok` has reached
 * the disk when the promise resolves. Never call a model, a payment provider or a mail server inside `work`: it holds locks.
 */
export type UnitOfWork = {
  readonly run: <R extends Result<unknown, unknown>>(work: (repositories: Repositories) => Promise<R>) => Promise<R>
}
