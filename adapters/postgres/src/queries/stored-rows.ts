import { type Marks, parseQuestions, shownObjectives } from '@app/domain'

/** As JSON that the database builds: times are texts. */
export type AsJson<T> = T extends Date
  ? string
  : T extends string // the brand of an id would make an object of it
    ? T
    : T extends readonly (infer Item)[]
      ? readonly AsJson<Item>[]
      : T extends object
        ? { readonly [Key in keyof T]: AsJson<T[Key]> }
        : T

type WithTimes<T, Key> = {
  readonly [K in keyof T]: K extends Key ? (T[K] extends string ? Date : Date | null) : T[K]
}

/** The same row with these times parsed. */
export function withTimes<T extends object, Key extends keyof T>(row: T, ...keys: readonly Key[]): WithTimes<T, Key> {
  const times = keys.map((key) => [key, row[key] === null ? null : new Date(String(row[key]))])
  // fromEntries forgets the names of the keys
  return { ...row, ...Object.fromEntries(times) } as WithTimes<T, Key>
}

/** Null where no attempt was made. Each of the marks only once: of six questions there are no more than 64, and 12 of one alone. */
export type Answered = { readonly versions: readonly unknown[]; readonly marks: readonly Marks[] } | null

/** The questions of all versions of a chapter, and how they were answered. */
export const answeredOf = (name: string): string => `
  (SELECT json_build_object('marks', jsonb_agg(DISTINCT marks), 'versions', jsonb_build_array(${name}.questions) || (
     SELECT coalesce(jsonb_agg(questions), '[]') FROM chapter_versions WHERE chapter_id = ${name}.id))
   FROM check_attempts WHERE chapter_id = ${name}.id HAVING count(*) > 0)`

/** What is damaged shows nothing. */
export const shownIn = (answered: Answered): readonly string[] =>
  answered
    ? shownObjectives(
        answered.versions.map((stored) => parseQuestions(stored) ?? []),
        answered.marks,
      )
    : []

/** The domain's `contentStatus` for a row of the table that goes by `name`. */
export const statusOf = (name: string): string => `
  CASE WHEN ${name}.kind = 'open' THEN 'COMPLETE' WHEN ${name}.step = 'generating' THEN 'GENERATING'
       WHEN ${name}.failure IS NULL THEN 'PENDING' ELSE 'FAILED' END`

/** The domain's `writingSince`. */
export const writingSinceOf = (name: string): string => `
  CASE ${name}.kind WHEN 'preparing' THEN (
    SELECT CASE WHEN before.kind IS DISTINCT FROM 'preparing' THEN greatest(${name}.unlocked_at, before.generated_at) END
    FROM (VALUES (1)) AS one LEFT JOIN LATERAL (
      SELECT kind, generated_at FROM chapters AS earlier
      WHERE earlier.plan_id = ${name}.plan_id AND earlier.number < ${name}.number ORDER BY number DESC LIMIT 1
    ) AS before ON true) END`

/** Why one that is FAILED is, as the read models have it. */
export const failureOf = (name: string): string => `
  CASE WHEN ${name}.failure IS NOT NULL
       THEN json_build_object('code', coalesce(${name}.failure_code, 'failed'), 'reason', ${name}.failure) END`
