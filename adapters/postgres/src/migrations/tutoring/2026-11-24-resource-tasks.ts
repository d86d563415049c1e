import { sqlMigration } from '../sql-migration.ts'

/** Models name search words for a chapter, and choose from the pages that were found. The version before asks for neither. */
export const ResourceTasks = sqlMigration(`
  ALTER TABLE model_calls
    DROP CONSTRAINT model_calls_purpose_check,
    ADD CONSTRAINT model_calls_purpose_check
      CHECK (purpose IN ('reply', 'plan', 'chapter', 'revise', 'section', 'recap', 'questions', 'solve', 'placement', 'search-words', 'pick'));
`)
