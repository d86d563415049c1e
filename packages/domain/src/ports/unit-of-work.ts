import type { Repositories } from './repositories.ts'

/**
 * All of `work` is committed, or none of it: an `err` or a throw undoes every write. Any other answer, an `ok` or what it has
 * read, has reached the disk when the promise resolves. Never call a model, a payment provider or a mail server inside `work`: it holds locks.
 *
 * Lock order, so that no two units of work wait for each other: active admins, the user, names, the wallet, a purchase, the
 * conversation, the plan with its chapters, cards (several only of a user who is locked), links in the order of their addresses, registrations, sessions, secret links, model calls
 * (the day's budget before a learner's calls), alerts to operators, jobs. Skip what is not needed. Saving and removing lock as well. At most one row of any
 * other kind, unless an earlier lock keeps others away from them. The in-memory adapter throws at a lock that is out of order. Unique indexes and foreign keys,
 * at which an insert may wait, are not in it: PostgreSQL ends a circle of these by failing one unit of work.
 */
export type UnitOfWork = {
  readonly run: <Answer>(
    work: (repositories: Repositories) => Promise<Answer>,
    options?: WorkOptions,
  ) => Promise<Answer>
}

export type WorkOptions = {
  /**
   * For work that locks nothing, writes once and then refuses nothing: the write is committed by itself, without the statements that begin
   * and end a transaction. A second write throws.
   */
  readonly autocommit?: boolean
}
