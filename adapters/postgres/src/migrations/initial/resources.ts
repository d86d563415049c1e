// Learning resources that were found for chapters, what is known of their addresses, and what all processes share about the sources that
// they come from. An index takes no address that is much longer than 2,000 characters.
export const resources = `
  CREATE TABLE links (
    address text PRIMARY KEY CHECK (length(address) BETWEEN 1 AND 2000),
    source text NOT NULL,
    state text NOT NULL CHECK (state IN ('unchecked', 'live', 'failing', 'gone')),
    checked_at timestamptz,
    read_at timestamptz,
    next_check_at timestamptz NOT NULL,
    failing_since timestamptz,
    failure text,
    claimed_until timestamptz,
    CHECK ((failing_since IS NULL) = (failure IS NULL)),
    CHECK (state NOT IN ('failing', 'gone') OR failing_since IS NOT NULL)
  );
  CREATE INDEX links_due ON links (next_check_at, address);
  CREATE INDEX links_state ON links (state);
  CREATE INDEX links_troubled ON links (failing_since DESC, address) WHERE state IN ('failing', 'gone');

  CREATE TABLE resource_lists (
    chapter_id uuid PRIMARY KEY REFERENCES chapters ON DELETE CASCADE,
    status text NOT NULL CHECK (status IN ('searching', 'settled', 'unreachable')),
    run integer NOT NULL CHECK (run >= 0),
    asked_at timestamptz NOT NULL,
    settled_at timestamptz,
    refused jsonb NOT NULL CHECK (jsonb_typeof(refused) = 'array'),
    CHECK (status <> 'settled' OR settled_at IS NOT NULL)
  );
  CREATE INDEX resource_lists_status ON resource_lists (status, asked_at);

  CREATE TABLE resources (
    id uuid PRIMARY KEY,
    chapter_id uuid NOT NULL REFERENCES resource_lists ON DELETE CASCADE,
    place integer NOT NULL CHECK (place BETWEEN 1 AND 6),
    address text NOT NULL CHECK (length(address) BETWEEN 1 AND 2000),
    title text NOT NULL,
    resource_type text NOT NULL CHECK (resource_type IN ('video', 'article', 'exercise', 'book', 'course')),
    justification text NOT NULL,
    site text NOT NULL,
    language text,
    minutes integer CHECK (minutes >= 0),
    is_free boolean,
    is_read boolean NOT NULL,
    replaced jsonb CHECK (jsonb_typeof(replaced) = 'object'),
    report_reason text CHECK (report_reason IN ('dead', 'off-topic', 'paywall', 'other')),
    reported_at timestamptz,
    off_topic jsonb CHECK (jsonb_typeof(off_topic) = 'object'),
    -- Reports of its learner that did not hold.
    reports_before jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(reports_before) = 'array'),
    CHECK ((report_reason IS NULL) = (reported_at IS NULL)),
    UNIQUE (chapter_id, place)
  );
  CREATE INDEX resources_address ON resources (address);
  CREATE INDEX resources_reported ON resources (reported_at DESC) WHERE reported_at IS NOT NULL;

  CREATE TABLE source_answers (
    source text NOT NULL,
    query text NOT NULL,
    -- No jsonb, which refuses the half of a character that a cut may leave.
    candidates json NOT NULL,
    kept_at timestamptz NOT NULL,
    -- How long the source lets its answer be stored.
    keep_until timestamptz,
    PRIMARY KEY (source, query)
  );
  CREATE INDEX source_answers_kept ON source_answers (kept_at);

  CREATE TABLE source_states (
    name text PRIMARY KEY,
    used integer NOT NULL CHECK (used >= 0),
    window_start timestamptz NOT NULL,
    paused_until timestamptz,
    failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
    last_failure_at timestamptz,
    last_failure text,
    last_answer_at timestamptz
  );
`
