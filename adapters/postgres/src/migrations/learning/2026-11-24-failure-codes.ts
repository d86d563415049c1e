import { sqlMigration } from '../sql-migration.ts'

const EARLIER_FAILED =
  "The chapter before this one couldn''t be written, so this one is locked again. Nothing was charged."

/**
 * Why a chapter is locked again was known by its sentence. Null of all others that failed, also of those that the version before
 * locks again meanwhile: they are listed as failed.
 */
export const FailureCodes = sqlMigration(`
  ALTER TABLE chapters ADD failure_code text CHECK (failure_code = 'earlier-failed');
  UPDATE chapters SET failure_code = 'earlier-failed' WHERE failure = '${EARLIER_FAILED}';
`)
