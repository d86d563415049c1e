import { sqlMigration } from '../sql-migration.ts'

/**
 * What admins list of a chapter by its versions that are not shown: when one was reported last, and when one was written. A trigger keeps
 * both, for the index in the order of their page, and also where the version before writes.
 */
export const VersionReports = sqlMigration(`
  ALTER TABLE chapters ADD versions_reported_at timestamptz, ADD versions_written_at timestamptz;

  CREATE FUNCTION date_chapter_versions() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE of_chapter uuid := coalesce(NEW.chapter_id, OLD.chapter_id);
  BEGIN
    UPDATE chapters SET
      versions_written_at = (SELECT max(generated_at) FROM chapter_versions WHERE chapter_id = of_chapter),
      versions_reported_at = (
        SELECT max(coalesce((question ->> 'reportedAt')::timestamptz, generated_at))
        FROM chapter_versions CROSS JOIN jsonb_array_elements(questions) AS question
        WHERE chapter_id = of_chapter AND question ? 'reported')
      WHERE id = of_chapter;
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER date_chapter_versions AFTER INSERT OR UPDATE OR DELETE ON chapter_versions
    FOR EACH ROW EXECUTE FUNCTION date_chapter_versions();
  UPDATE chapter_versions SET number = number;

  DROP INDEX chapters_troubled, chapters_reported;
  CREATE INDEX chapters_troubled ON chapters
    (greatest(failed_at, reported_at, versions_reported_at,
              CASE WHEN versions_written_at IS NOT NULL THEN greatest(generated_at, versions_written_at) END,
              CASE WHEN attempt > 1 THEN unlocked_at END) DESC, id DESC)
    WHERE failed_at IS NOT NULL OR reported_at IS NOT NULL OR versions_written_at IS NOT NULL
       OR (attempt > 1 AND unlocked_at IS NOT NULL);
  CREATE INDEX chapters_reported ON chapters (greatest(reported_at, versions_reported_at) DESC, id DESC)
    WHERE greatest(reported_at, versions_reported_at) IS NOT NULL;
  ALTER INDEX chapters_rewritten RENAME TO chapters_tried_again;
  CREATE INDEX chapters_rewritten ON chapters (greatest(generated_at, versions_written_at) DESC, id DESC)
    WHERE versions_written_at IS NOT NULL;
`)
