import { sqlMigration } from '../sql-migration.ts'

/** The version before goes on making plans with a free chapter each; what it writes counts as well. */
export const FreeChapters = sqlMigration(`
  ALTER TABLE plans ADD COLUMN free_chapter_used boolean NOT NULL DEFAULT false;

  -- How many free chapters were written for the user, ever.
  ALTER TABLE wallets ADD COLUMN free_chapters integer NOT NULL DEFAULT 0;
  UPDATE wallets SET free_chapters = written.count
    FROM (SELECT user_id, count(*) FROM plans JOIN chapters ON plan_id = plans.id WHERE price = 0 AND kind = 'open' GROUP BY user_id) AS written
    WHERE wallets.user_id = written.user_id;
  CREATE INDEX wallets_free_chapters ON wallets (free_chapters DESC, user_id DESC);

  CREATE FUNCTION count_free_chapter() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE wallets SET free_chapters = free_chapters + 1 WHERE user_id = (SELECT user_id FROM plans WHERE id = NEW.plan_id);
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER count_free_chapter AFTER UPDATE OF kind ON chapters FOR EACH ROW
    WHEN (NEW.price = 0 AND NEW.kind = 'open' AND OLD.kind <> 'open') EXECUTE FUNCTION count_free_chapter();
`)
