export const plans = `
  CREATE TABLE plans (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    title text NOT NULL,
    description text NOT NULL,
    generation text NOT NULL CHECK (generation IN ('pending', 'generating', 'complete', 'failed')),
    run integer NOT NULL CHECK (run > 0),
    failure text,
    created_at timestamptz NOT NULL,
    failed_at timestamptz,
    -- What has come of it while it is written.
    draft jsonb CHECK (jsonb_typeof(draft) = 'object'),
    edits integer NOT NULL DEFAULT 0 CHECK (edits >= 0),
    archived_at timestamptz,
    revision jsonb,
    free_chapter_used boolean NOT NULL DEFAULT false,
    CHECK ((generation = 'failed') = (failure IS NOT NULL)),
    CONSTRAINT plans_failed_at_check CHECK ((failure IS NULL) = (failed_at IS NULL))
  );
  CREATE INDEX plans_user ON plans (user_id, created_at DESC, id DESC);
  CREATE INDEX plans_conversation ON plans (conversation_id);
  CREATE INDEX plans_being_made ON plans (user_id) WHERE generation IN ('pending', 'generating');
  -- For the pages that count what there is: without reading any of it.
  CREATE INDEX plans_generation ON plans (generation);
  CREATE INDEX plans_failed ON plans (failed_at DESC, id DESC) WHERE failure IS NOT NULL;
  CREATE INDEX plans_revised ON plans (id) WHERE revision ->> 'kind' = 'pending';
  -- Deferred, because a conversation and its plan name each other and one of them is written first.
  ALTER TABLE conversations ADD FOREIGN KEY (plan_id) REFERENCES plans DEFERRABLE INITIALLY DEFERRED;

  -- Outlines that other answers or an edit have replaced.
  CREATE TABLE plan_versions (
    plan_id uuid NOT NULL REFERENCES plans ON DELETE CASCADE,
    run integer NOT NULL CHECK (run > 0),
    title text NOT NULL,
    description text NOT NULL,
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    chapters jsonb NOT NULL CHECK (jsonb_typeof(chapters) = 'array'),
    replaced_at timestamptz NOT NULL,
    edit integer NOT NULL DEFAULT 0 CHECK (edit >= 0),
    PRIMARY KEY (plan_id, run, edit)
  );

  CREATE TABLE chapters (
    id uuid PRIMARY KEY,
    plan_id uuid NOT NULL REFERENCES plans ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    title text NOT NULL,
    summary text NOT NULL,
    price integer NOT NULL CHECK (price >= 0),
    kind text NOT NULL CHECK (kind IN ('locked', 'preparing', 'open')),
    attempt integer NOT NULL CHECK (attempt >= 0),
    failure text CHECK (failure IS NULL OR kind = 'locked'),
    step text CHECK (step IN ('pending', 'generating')),
    hold_key text,
    hold_amount integer CHECK (hold_amount > 0),
    unlocked_at timestamptz,
    content jsonb CHECK (jsonb_typeof(content) = 'object'),
    generated_at timestamptz,
    completed_at timestamptz CHECK (completed_at IS NULL OR kind = 'open'),
    failed_at timestamptz,
    read_at timestamptz,
    ticked text[] NOT NULL DEFAULT '{}',
    objectives text[] NOT NULL DEFAULT '{}',
    minutes integer CHECK (minutes > 0),
    prerequisites uuid[] NOT NULL DEFAULT '{}',
    -- Of a chapter that its learner has added; of one that is not locked it means nothing.
    outlining text CHECK (outlining IN ('pending', 'failed')),
    questions jsonb NOT NULL DEFAULT '[]',
    place text,
    notes jsonb NOT NULL DEFAULT '[]',
    reported_at timestamptz,
    -- Other versions, and what is known of the one that is shown: null where there is one only.
    versions jsonb,
    failure_code text CHECK (failure_code = 'earlier-failed'),
    -- Of the versions that are not shown; a trigger dates both.
    versions_reported_at timestamptz,
    versions_written_at timestamptz,
    UNIQUE (plan_id, number),
    CHECK ((kind = 'preparing') = (step IS NOT NULL)),
    CHECK ((hold_key IS NULL) = (hold_amount IS NULL)),
    CHECK (hold_key IS NULL OR kind = 'preparing'),
    CHECK ((kind = 'locked') = (unlocked_at IS NULL)),
    CHECK ((kind = 'open') = (content IS NOT NULL)),
    CHECK ((kind = 'open') = (generated_at IS NOT NULL)),
    CONSTRAINT chapters_failed_at_check CHECK ((failure IS NULL) = (failed_at IS NULL))
  );
  CREATE INDEX chapters_being_written ON chapters (plan_id) WHERE kind = 'preparing';
  CREATE INDEX chapters_being_rewritten ON chapters (plan_id) WHERE versions -> 'rewrite' ->> 'kind' = 'pending';
  CREATE INDEX chapters_outlined ON chapters (plan_id) WHERE kind = 'locked' AND outlining = 'pending';
  CREATE INDEX chapters_kind ON chapters (kind);
  -- The admins' lists of chapters that something is wrong with; the expressions are those of the queries.
  CREATE INDEX chapters_failed ON chapters (failed_at DESC, id DESC) WHERE failure IS NOT NULL;
  CREATE INDEX chapters_troubled ON chapters
    (greatest(failed_at, reported_at, versions_reported_at,
              CASE WHEN versions_written_at IS NOT NULL THEN greatest(generated_at, versions_written_at) END,
              CASE WHEN attempt > 1 THEN unlocked_at END) DESC, id DESC)
    WHERE failed_at IS NOT NULL OR reported_at IS NOT NULL OR versions_written_at IS NOT NULL
       OR (attempt > 1 AND unlocked_at IS NOT NULL);
  CREATE INDEX chapters_reported ON chapters (greatest(reported_at, versions_reported_at) DESC, id DESC)
    WHERE greatest(reported_at, versions_reported_at) IS NOT NULL;
  CREATE INDEX chapters_tried_again ON chapters (unlocked_at DESC, id DESC) WHERE attempt > 1 AND unlocked_at IS NOT NULL;
  CREATE INDEX chapters_rewritten ON chapters (greatest(generated_at, versions_written_at) DESC, id DESC)
    WHERE versions_written_at IS NOT NULL;

  -- What has been written of a chapter that is not whole yet.
  CREATE TABLE chapter_parts (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    name text NOT NULL,
    task jsonb NOT NULL,
    made jsonb NOT NULL,
    model text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, name)
  );

  CREATE TABLE check_attempts (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    id uuid NOT NULL,
    answers jsonb NOT NULL,
    marks jsonb NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, id)
  );

  CREATE TABLE chapter_versions (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    number integer NOT NULL CHECK (number > 0),
    request jsonb,
    content jsonb NOT NULL,
    questions jsonb NOT NULL,
    generated_at timestamptz NOT NULL,
    PRIMARY KEY (chapter_id, number)
  );
`

export const planTriggers = `
  -- A page of failures ends at a millisecond, so that is all there is.
  CREATE FUNCTION stamp_failure() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.failed_at := CASE WHEN NEW.failure IS NOT NULL THEN date_trunc('milliseconds', now()) END;
    RETURN NEW;
  END
  $$;
  CREATE TRIGGER stamp_failure BEFORE INSERT OR UPDATE ON plans FOR EACH ROW
    WHEN ((NEW.failure IS NULL) <> (NEW.failed_at IS NULL)) EXECUTE FUNCTION stamp_failure();
  CREATE TRIGGER stamp_failure BEFORE INSERT OR UPDATE ON chapters FOR EACH ROW
    WHEN ((NEW.failure IS NULL) <> (NEW.failed_at IS NULL)) EXECUTE FUNCTION stamp_failure();

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

  CREATE FUNCTION count_free_chapter() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE wallets SET free_chapters = free_chapters + 1 WHERE user_id = (SELECT user_id FROM plans WHERE id = NEW.plan_id);
    RETURN NULL;
  END
  $$;
  CREATE TRIGGER count_free_chapter AFTER UPDATE OF kind ON chapters FOR EACH ROW
    WHEN (NEW.price = 0 AND NEW.kind = 'open' AND OLD.kind <> 'open') EXECUTE FUNCTION count_free_chapter();
`
