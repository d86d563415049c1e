import { sqlMigration } from '../sql-migration.ts'

/**
 * What a resource's page has turned into, and which reports of its learner did not hold. The version before knows neither, and forgets both
 * with each list that it saves.
 */
export const KeptResources = sqlMigration(`
  ALTER TABLE resources
    ADD COLUMN off_topic jsonb CHECK (jsonb_typeof(off_topic) = 'object'),
    ADD COLUMN reports_before jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reports_before) = 'array');
`)
