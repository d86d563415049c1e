import {
  type AdminChapter,
  type ChapterCall,
  type ChapterReadModels,
  type ChapterTrouble,
  countReports,
  MAX_CHAPTER_CALLS,
  parseContent,
  parseQuestions,
  type Question,
  type TroubledChapter,
  type TroubledQuery,
} from '@app/domain'
import type { Row } from '../orm.ts'
import { narrowing, type PreparedQuery } from './prepared-query.ts'
import { statusOf } from './stored-rows.ts'

type Kind = { readonly since: string; readonly are: string }

/** Of the version that is shown, or of one of the others. */
const REPORTED_AT = 'greatest(reported_at, versions_reported_at)'
const REWRITTEN_AT = 'greatest(generated_at, versions_written_at)'

/** Each has an index in the order of its page. */
const TROUBLES: Readonly<Record<ChapterTrouble | 'any', Kind>> = {
  any: {
    since: `greatest(chapters.failed_at, reported_at, versions_reported_at,
      CASE WHEN versions_written_at IS NOT NULL THEN ${REWRITTEN_AT} END, CASE WHEN attempt > 1 THEN unlocked_at END)`,
    are: `(chapters.failed_at IS NOT NULL OR reported_at IS NOT NULL OR versions_written_at IS NOT NULL
      OR (attempt > 1 AND unlocked_at IS NOT NULL))`,
  },
  failed: {
    since: 'chapters.failed_at',
    are: 'chapters.failure IS NOT NULL AND failure_code IS NULL',
  },
  'locked-again': {
    since: 'chapters.failed_at',
    are: "chapters.failure IS NOT NULL AND failure_code = 'earlier-failed'",
  },
  'tried-again': { since: 'unlocked_at', are: 'attempt > 1 AND unlocked_at IS NOT NULL' },
  rewritten: { since: REWRITTEN_AT, are: 'versions_written_at IS NOT NULL' },
  reported: { since: REPORTED_AT, are: `${REPORTED_AT} IS NOT NULL` },
}

const CHAPTER = `
  chapters.id, number, chapters.title, plans.title AS "planTitle", user_id AS "learnerId", username AS "learnerName",
  ${statusOf('chapters')} AS "contentStatus", chapters.failure, failure_code AS "failureCode", chapters.failed_at AS "failedAt", attempt AS attempts,
  coalesce((versions ->> 'count')::integer, 1) AS versions`
/** Of all versions that are not shown, in any order. */
const REPORTED_ELSEWHERE = `coalesce((
  SELECT jsonb_agg(question)
  FROM chapter_versions CROSS JOIN jsonb_array_elements(chapter_versions.questions) AS question
  WHERE chapter_id = chapters.id AND question ? 'reported'), '[]')`
const OF_LEARNERS = 'chapters JOIN plans ON plans.id = plan_id JOIN users ON users.id = user_id'

function troubledBy({ trouble, learnerId, after, limit }: TroubledQuery) {
  const { since, are } = TROUBLES[trouble ?? 'any']
  const { values, given, by, name, where } = narrowing('admin-chapters')
  by(trouble ?? 'any', are)
  if (learnerId) by('learner', `user_id = ${given(learnerId)}`)
  if (after) by('after', `(${since}, chapters.id) < (${given(after.since)}::timestamptz, ${given(after.id)}::uuid)`)
  // one more than the page shows whether there are others
  const text = `
    SELECT ${CHAPTER}, ${since} AS since,
           jsonb_path_query_array(questions, '$[*] ? (exists (@.reported))') || ${REPORTED_ELSEWHERE} AS reported
    FROM ${OF_LEARNERS} ${where()}
    ORDER BY ${since} DESC, chapters.id DESC LIMIT ${given(limit + 1)}`
  return { name: name(), text, values }
}

const PAGE = `
  SELECT ${CHAPTER}, summary, objectives, minutes, price, unlocked_at AS "unlockedAt", generated_at AS "generatedAt",
         content, questions, ${REPORTED_ELSEWHERE} AS "reportedElsewhere",
         (SELECT count(*)::integer FROM help_turns WHERE chapter_id = chapters.id) AS "helpTurns",
         (SELECT count(*)::integer FROM chapters AS all_of WHERE all_of.plan_id = plans.id) AS "chapterCount"
  FROM ${OF_LEARNERS} WHERE chapters.id = $1`

const PARTS = 'SELECT name, made, model, at FROM chapter_parts WHERE chapter_id = $1 ORDER BY at, name'

const CALLS = `
  SELECT purpose, version, model, started_at AS "startedAt", outcome, faults, input_tokens AS "inputTokens",
         output_tokens AS "outputTokens", milliseconds, cost::float8 AS cost, request_id AS "requestId"
  FROM model_calls WHERE chapter_id = $1 ORDER BY started_at DESC, id DESC LIMIT ${MAX_CHAPTER_CALLS}`

type Failed = Pick<Row<'chapters'>, 'failure' | 'failureCode' | 'failedAt'>
type TroubledRow = Omit<TroubledChapter, 'failure' | 'reports'> & Failed & { readonly reported: unknown }
type PageRow = Omit<AdminChapter, Judged | 'failure' | 'parts' | 'calls'> &
  Failed & { readonly [Part in Judged]: unknown }
type Judged = 'content' | 'questions' | 'reportedElsewhere'

const failureOf = ({ failure, failureCode, failedAt }: Failed): TroubledChapter['failure'] =>
  failure !== null && failedAt !== null ? { code: failureCode ?? 'failed', reason: failure, at: failedAt } : null

/** None where one is damaged. */
const intact = (stored: unknown): readonly Question[] => parseQuestions(stored) ?? []

export const makeChapterReadModels = (query: PreparedQuery): ChapterReadModels => ({
  troubledChapters: async (asked) => {
    const { name, text, values } = troubledBy(asked)
    const found = await query<TroubledRow>(name, text, ...values)
    const chapters = found
      .slice(0, asked.limit)
      .map(({ failure, failureCode, failedAt, reported, ...chapter }): TroubledChapter => {
        return {
          ...chapter,
          failure: failureOf({ failure, failureCode, failedAt }),
          reports: countReports(intact(reported)),
        }
      })
    const last = chapters.at(-1)
    return { chapters, next: found.length > asked.limit && last ? { since: last.since, id: last.id } : null }
  },

  chapter: async (id) => {
    const [row] = await query<PageRow>('admin-chapter', PAGE, id)
    if (!row) return null
    const { failure, failureCode, failedAt, content, questions, reportedElsewhere, ...chapter } = row
    const parts = await query<AdminChapter['parts'][number]>('admin-chapter-parts', PARTS, id)
    const calls = await query<ChapterCall>('admin-chapter-calls', CALLS, id)
    return {
      ...chapter,
      failure: failureOf({ failure, failureCode, failedAt }),
      content: parseContent(content),
      questions: intact(questions),
      reportedElsewhere: intact(reportedElsewhere),
      parts,
      calls,
    }
  },
})
