import { sqlMigration } from '../sql-migration.ts'

/**
 * What a resource's page has turned into, and which reports of its learner did not hold: the version before knows neither, and forgets both
 * with each list that it saves. How long a source lets its answer be stored.
 */
export const KeptResources = sqlMigration(`
  ALTER TABLE resources
    ADD COLUMN off_topic jsonb CHECK (jsonb_typeof(off_topic) = 'object'),
    ADD COLUMN reports_before jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reports_before) = 'array');
  ALTER TABLE source_answers ADD COLUMN keep_until timestamptz;
`)
