/**
 * Words of everyday language in names, and the field's word for each. Words of an identifier or of a file's name, in lower
 * case: `told` finds `toldOnce` and `told-words.ts`.
 */
export const standardNames = {
  affords: 'checkBudget',
  anybody: 'anyUser',
  census: 'metricsQueries',
  everybody: 'all, allUsers',
  excuse: 'not counted',
  forgotten: 'timed out, deleted',
  happening: 'event',
  heard: 'chunk, streamed, received',
  house: 'appFixture',
  lane: 'workerSlot',
  nobody: 'none, noUser',
  office: 'adminFixture',
  outbox: 'eventBuffer',
  overtaken: 'stale',
  patience: '…_TIMEOUT_MS',
  patiently: 'withRetries',
  removal: 'deletion',
  somebody: 'user',
  stage: 'fixture',
  tell: 'report, send, notify',
  tells: 'reports',
  told: 'reported, sent',
  unsent: 'pendingMessage',
  vitals: 'serverInfo',
  vouch: 'markEmailVerified',
  whoever: 'user',
  wish: 'request, idempotency window',
  worries: 'alerts',
}

/** The same for comments, which are plain English. */
export const standardWords = {
  nobody: 'no user, none',
  somebody: 'a user, a client, another transaction',
  told: 'sent, reported, notified, configured',
  whoever: 'the user who, a client that',
}

/** Constants that begin so are limits: MAX_…, or a time-out in milliseconds. */
export const limitPrefixes = ['MOST_', 'LONGEST_', 'LAST_']

/** Stored columns and fields that clients read keep their names; so does what another field calls so. */
export const exempt = new Set([
  'removal_at',
  'removalAt', // the column's name in MikroORM
  'removal_cancelled',
  'MOST_EXPENSIVE_FIRST',
  'RUN_STAGE', // of a Dockerfile
])
