export const week = `
  ALTER TABLE users ADD COLUMN weekly_goal integer CHECK (weekly_goal BETWEEN 10 AND 2000);
  ALTER TABLE users ADD COLUMN remind_at timestamptz;
  ALTER TABLE users ADD COLUMN reminded_on text COLLATE "C" CHECK (reminded_on ~ '^\\d{4}-\\d\\d-\\d\\d$');
  CREATE INDEX users_to_remind ON users (remind_at) WHERE remind_at IS NOT NULL;
  -- What a learner did in a week or on a day, without the years before.
  CREATE INDEX reviews_day ON reviews (user_id, day)`
