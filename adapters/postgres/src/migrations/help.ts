export const help = `
  CREATE TABLE help_turns (
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    id uuid NOT NULL,
    version integer NOT NULL CHECK (version > 0),
    about jsonb NOT NULL CHECK (jsonb_typeof(about) = 'object'),
    message text NOT NULL,
    at timestamptz NOT NULL,
    -- Null until there is one.
    reply jsonb CHECK (jsonb_typeof(reply) = 'object'),
    PRIMARY KEY (chapter_id, id)
  );
  ALTER TABLE model_calls DROP CONSTRAINT model_calls_purpose_check;
  ALTER TABLE model_calls ADD CONSTRAINT model_calls_purpose_check CHECK (purpose IN (
    'reply', 'plan', 'chapter', 'revise', 'blueprint', 'section', 'review', 'exercises', 'recap', 'questions', 'solve', 'placement',
    'search-words', 'pick', 'practice', 'help'));
`
