export const conversations = `
  CREATE TABLE conversations (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    kind text NOT NULL CHECK (kind IN ('awaiting-assistant', 'awaiting-learner', 'planned', 'cancelled')),
    brief jsonb NOT NULL CHECK (jsonb_typeof(brief) = 'object'),
    asked text[] NOT NULL,
    confirmation boolean,
    plan_id uuid,
    updated_at timestamptz NOT NULL,
    declined text CHECK (declined IN ('unsafe', 'crisis')),
    CHECK ((kind = 'awaiting-learner') = (confirmation IS NOT NULL)),
    CHECK ((kind = 'planned') = (plan_id IS NOT NULL)),
    CHECK (declined IS NULL OR kind = 'cancelled')
  );
  CREATE INDEX conversations_user ON conversations (user_id, updated_at DESC);
  CREATE INDEX conversations_plan ON conversations (plan_id) WHERE plan_id IS NOT NULL;

  CREATE TABLE turns (
    conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
    position integer NOT NULL CHECK (position >= 0),
    -- Unique in its conversation only: the learner's side chooses it.
    id uuid NOT NULL,
    speaker text NOT NULL CHECK (speaker IN ('learner', 'assistant')),
    text text NOT NULL,
    at timestamptz NOT NULL,
    PRIMARY KEY (conversation_id, position),
    UNIQUE (conversation_id, id)
  );
  CREATE TRIGGER append_only BEFORE UPDATE ON turns FOR EACH ROW EXECUTE FUNCTION refuse_change();

  -- Questions that find out a learner's level, one row for each conversation.
  CREATE TABLE placements (
    conversation_id uuid PRIMARY KEY REFERENCES conversations ON DELETE CASCADE,
    id uuid NOT NULL,
    kind text NOT NULL CHECK (kind IN ('writing', 'unavailable', 'ready', 'answered')),
    brief jsonb NOT NULL,
    parts jsonb NOT NULL DEFAULT '[]',
    questions jsonb NOT NULL DEFAULT '[]',
    attempt_id uuid,
    answers jsonb,
    marks jsonb,
    answered_at timestamptz,
    at timestamptz NOT NULL,
    CHECK ((kind = 'answered') = (num_nonnulls(attempt_id, answers, marks, answered_at) = 4))
  );
  CREATE INDEX placements_being_written ON placements (conversation_id) WHERE kind = 'writing';

  CREATE TABLE model_calls (
    id uuid PRIMARY KEY,
    purpose text NOT NULL CHECK (purpose IN ('reply', 'plan', 'chapter', 'revise', 'section', 'recap', 'questions', 'solve',
                                             'placement', 'search-words', 'pick')),
    -- No foreign keys: what was spent stays when its user is deleted. An operator who tries a model out is no user.
    user_id uuid,
    plan_id uuid,
    chapter_id uuid,
    model text NOT NULL,
    started_at timestamptz NOT NULL,
    outcome text NOT NULL CHECK (outcome IN ('running', 'answered', 'bad-answer', 'answer-cut-off', 'answer-filtered',
                                             'answer-refused', 'model-unavailable', 'model-timeout', 'model-rejected',
                                             'model-stopped')),
    input_tokens integer CHECK (input_tokens >= 0),
    output_tokens integer CHECK (output_tokens >= 0),
    milliseconds integer CHECK (milliseconds >= 0),
    -- Millionths of a US dollar.
    cost bigint CHECK (cost >= 0),
    -- As the log names it: a proxy may have chosen it.
    request_id text,
    -- Why an answer was sent back, by code.
    faults text[] NOT NULL DEFAULT '{}',
    -- Of its prompt.
    version integer CHECK (version > 0)
  );
  CREATE INDEX model_calls_chapter ON model_calls (chapter_id, started_at) WHERE chapter_id IS NOT NULL;
  CREATE INDEX model_calls_plan ON model_calls (plan_id, started_at) WHERE plan_id IS NOT NULL AND chapter_id IS NULL;
  -- Who asks for everything about them must not make the database read what all others caused.
  CREATE INDEX model_calls_user ON model_calls (user_id, started_at);
  -- Each call adds up the day before it begins, while all others wait: from the index alone.
  CREATE INDEX model_calls_started ON model_calls (started_at) INCLUDE (cost);
`
