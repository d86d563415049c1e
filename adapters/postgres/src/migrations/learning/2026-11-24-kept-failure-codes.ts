import { sqlMigration } from '../sql-migration.ts'

const EARLIER_FAILED =
  "The chapter before this one couldn''t be written, so this one is locked again. Nothing was charged."

/**
 * Why a chapter was locked again, in the outlines that were kept before there were codes: an undo brings it back with them. Known by its
 * sentence, as that of the chapters themselves was.
 */
export const KeptFailureCodes = sqlMigration(`
  UPDATE plan_versions SET chapters = (
    SELECT jsonb_agg(
      CASE WHEN chapter -> 'failure' ->> 'reason' = '${EARLIER_FAILED}' AND NOT chapter -> 'failure' ? 'code'
           THEN jsonb_set(chapter, '{failure,code}', '"earlier-failed"') ELSE chapter END ORDER BY place)
    FROM jsonb_array_elements(chapters) WITH ORDINALITY AS kept (chapter, place))
  WHERE jsonb_path_exists(chapters, '$[*].failure ? (!exists(@.code) && exists(@.reason))');
`)
