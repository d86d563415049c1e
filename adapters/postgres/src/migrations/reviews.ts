export const reviews = `
  ALTER TABLE users ADD COLUMN time_zone text;

  CREATE TABLE cards (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    id text COLLATE "C" NOT NULL,
    chapter_id uuid NOT NULL REFERENCES chapters ON DELETE CASCADE,
    question jsonb NOT NULL,
    is_void boolean NOT NULL,
    stability double precision NOT NULL CHECK (stability > 0),
    difficulty double precision NOT NULL CHECK (difficulty BETWEEN 1 AND 10),
    reviewed_on text COLLATE "C" NOT NULL CHECK (reviewed_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    due_on text COLLATE "C" NOT NULL CHECK (due_on ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    misses integer NOT NULL CHECK (misses >= 0),
    PRIMARY KEY (user_id, id),
    CHECK (due_on > reviewed_on)
  );
  CREATE INDEX cards_due ON cards (user_id, due_on) WHERE NOT is_void;
  -- The first of each chapter, without looking at the rest.
  CREATE INDEX cards_chapter ON cards (chapter_id, due_on, id) INCLUDE (is_void);

  -- Only ever added to, but for the grade, which its learner may change.
  CREATE TABLE reviews (
    user_id uuid NOT NULL,
    card_id text COLLATE "C" NOT NULL,
    id uuid NOT NULL,
    day text COLLATE "C" NOT NULL CHECK (day ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    at timestamptz NOT NULL,
    answer jsonb,
    is_right boolean,
    grade text NOT NULL CHECK (grade IN ('again', 'hard', 'good', 'easy')),
    before jsonb CHECK (jsonb_typeof(before) = 'object'),
    PRIMARY KEY (user_id, card_id, id),
    FOREIGN KEY (user_id, card_id) REFERENCES cards ON DELETE CASCADE
  );
  CREATE TRIGGER append_only BEFORE UPDATE OF user_id, card_id, id, day, at, answer, is_right, before ON reviews
    FOR EACH ROW EXECUTE FUNCTION refuse_change()`
