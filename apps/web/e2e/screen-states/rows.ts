import { randomUUID } from 'node:crypto'
import { writeRows } from '@app/testing/product-rows'
import type { ChapterSample, ConversationSample, PlanSample } from './samples.ts'
import type { AppFixture, FixtureLearner, Visit } from './screen-state.ts'

/** Whose rows they are. */
export type Owner = { readonly app: Pick<AppFixture, 'product'>; readonly learner: Pick<FixtureLearner, 'id'> }

export type WrittenPlan = { readonly id: string; readonly chapters: readonly string[] }

const EARLIER_FAILED =
  "The chapter before this one couldn't be written, so this one is locked again. Nothing was charged."

const text = (value: string): string => `'${value.replaceAll("'", "''")}'`
const json = (value: object): string => `${text(JSON.stringify(value))}::jsonb`

/** Takes away what the learner had, and gives them these plans, the newest first. */
export async function givePlans(
  { app, learner }: Owner,
  ...plans: readonly PlanSample[]
): Promise<readonly WrittenPlan[]> {
  const statements = [`DELETE FROM conversations WHERE user_id = '${learner.id}'`]
  const written = plans.map((plan, index) => {
    const [id, conversation] = [randomUUID(), randomUUID()]
    const brief = json({ goal: plan.goal, level: 'beginner', time: 'two hours a week, by 1 June 2030', focus: null })
    const { generation = 'complete', failure, draft } = plan
    statements.push(
      `INSERT INTO conversations (id, user_id, kind, brief, asked, plan_id, updated_at)
       VALUES ('${conversation}', '${learner.id}', 'planned', ${brief}, '{}', '${id}', now())`,
      `INSERT INTO plans (id, user_id, conversation_id, brief, title, description, generation, run, failure, failed_at,
                          draft, created_at)
       VALUES ('${id}', '${learner.id}', '${conversation}', ${brief}, ${text(plan.title)}, ${text(plan.description)},
               '${generation}', 1, ${failure ? `${text(failure)}, now()` : 'NULL, NULL'},
               ${draft ? json({ id: 'a', items: draft }) : 'NULL'}, now() - interval '${index} days 4 seconds')`,
    )
    const chapters = plan.chapters.map(() => randomUUID())
    statements.push(...plan.chapters.map((chapter, index) => chapterRow(chapter, { planId: id, index, chapters })))
    return { id, chapters }
  })
  await writeRows(app.product, ...statements)
  return written
}

function chapterRow(
  { title, state, content, outline, questions = [] }: ChapterSample,
  { planId, index, chapters }: Readonly<{ planId: string; index: number; chapters: readonly string[] }>,
): string {
  const id = chapters[index]
  const number = index + 1
  const isOpen = state === 'open' || state === 'done' || state === 'broken'
  const isPreparing = state === 'preparing'
  // a column of JSON holds whatever was put there, and what is no content is what the screen calls broken
  const stored = state === 'broken' ? json({ spoilt: true }) : json(content ?? {})
  const values = [
    `'${id}'`,
    `'${planId}'`,
    number,
    text(title),
    text(outline?.summary ?? ''),
    `ARRAY[${(outline?.objectives ?? []).map(text)}]::text[]`,
    outline?.minutes ?? 'NULL',
    `ARRAY[${(outline?.prerequisites ?? []).map((earlier) => `'${chapters[earlier - 1]}'`)}]::uuid[]`,
    number === 1 ? 0 : 10,
    `'${isOpen ? 'open' : isPreparing ? 'preparing' : 'locked'}'`,
    state === 'locked' ? 0 : 1,
    ...(state === 'failed' ? [text('The tutor gave no answer.'), 'now()'] : ['NULL', 'NULL']),
    isPreparing ? "'generating'" : 'NULL',
    isOpen || isPreparing ? "now() - interval '4 seconds'" : 'NULL',
    isOpen ? stored : 'NULL',
    isOpen ? "timestamptz '2026-11-20T18:24:00Z'" : 'NULL',
    state === 'done' ? 'now()' : 'NULL',
    json(questions),
  ]
  return `INSERT INTO chapters (id, plan_id, number, title, summary, objectives, minutes, prerequisites, price, kind, attempt, failure, failed_at, step,
            unlocked_at, content, generated_at, completed_at, questions) VALUES (${values.join(', ')})`
}

/** What the server does when it gives up on a chapter. */
export const failChapter = ({ app }: Visit, id: string): Promise<void> =>
  writeRows(
    app.product,
    `UPDATE chapters SET kind = 'locked', step = NULL, unlocked_at = NULL, failure = 'No answer.', failed_at = now()
     WHERE id = '${id}'`,
  )

/** What it does of one that was to be written behind it. */
export const lockAgain = ({ app }: Pick<Owner, 'app'>, id: string): Promise<void> =>
  writeRows(
    app.product,
    `UPDATE chapters SET attempt = 1, failure = ${text(EARLIER_FAILED)}, failure_code = 'earlier-failed', failed_at = now() WHERE id = '${id}'`,
  )

/** What it does when it cannot write what an added chapter teaches. */
export const failOutline = ({ app }: Visit, id: string): Promise<void> =>
  writeRows(
    app.product,
    `UPDATE chapters SET summary = '', objectives = '{}', minutes = NULL, prerequisites = '{}', outlining = 'failed'
     WHERE id = '${id}'`,
  )

/** Changes of a plan that were asked for in words, as far as they are. */
export const giveRevision = ({ app }: Visit, planId: string | undefined, revision: object): Promise<void> =>
  writeRows(
    app.product,
    `UPDATE plans SET revision = ${json({ id: randomUUID(), version: 0, ...revision })} WHERE id = '${planId}'`,
  )

/** Another version of a chapter that is shown, as far as one is written or asked for. */
export const giveVersions = ({ app }: Pick<Owner, 'app'>, id: string | undefined, versions: object): Promise<void> =>
  writeRows(
    app.product,
    `INSERT INTO chapter_versions (chapter_id, number, content, questions, generated_at)
     SELECT id, 1, content, questions, generated_at FROM chapters WHERE id = '${id}'`,
    `UPDATE chapters SET versions = ${json({ shown: 2, count: 2, runs: 2, request: null, rewrite: null, ...versions })} WHERE id = '${id}'`,
  )

/** The questions of these chapters as cards that are due, those of the first one the longest. */
export const giveCards = ({ app, learner }: Owner, chapters: readonly string[]): Promise<void> =>
  writeRows(
    app.product,
    ...chapters.map(
      (id, index) =>
        `INSERT INTO cards (user_id, id, chapter_id, question, is_void, stability, difficulty, reviewed_on, due_on, misses)
         SELECT '${learner.id}', question->>'id', id, question, false, 3, 5, '2026-01-01', '2026-02-0${index + 1}', 0
         FROM chapters, jsonb_array_elements(questions) AS question WHERE id = '${id}'`,
    ),
  )

type HelpSample = {
  readonly about: object
  readonly message: string
  readonly text: string
  readonly step: string
  readonly questionId?: string | undefined
}

/** What was asked in a chapter, with its replies. */
export const giveHelp = ({ app }: Pick<Owner, 'app'>, id: string | undefined, turns: readonly HelpSample[]) =>
  writeRows(
    app.product,
    ...turns.map(
      ({ about, message, ...reply }, position) =>
        `INSERT INTO help_turns (chapter_id, id, version, about, message, at, reply)
         VALUES ('${id}', '${randomUUID()}', 1, ${json(about)}, ${text(message)}, now() - interval '1 hour' + interval '${position} minutes',
                 ${json({ id: randomUUID(), at: '2026-11-30T12:00:00.000Z', ...reply })})`,
    ),
  )

/** Takes away what the learner had, and leaves them in this conversation; answers its id. */
export async function giveConversation(
  { app, learner }: Visit,
  { goal, said, awaitsYes = false }: ConversationSample,
): Promise<string> {
  const id = randomUUID()
  const [level = null, time = null] = said.filter((_, position) => position % 2 === 1).map(withoutStop)
  const brief = json({ goal: awaitsYes ? goal.replace('I want to ', '') : goal, level, time, focus: null })
  await writeRows(
    app.product,
    `DELETE FROM conversations WHERE user_id = '${learner.id}'`,
    `INSERT INTO conversations (id, user_id, kind, brief, asked, confirmation, updated_at)
     VALUES ('${id}', '${learner.id}', 'awaiting-learner', ${brief}, '{${said.length > 1 ? 'level,time' : 'level'}}', ${awaitsYes}, now())`,
    ...[goal, ...said].map(
      (words, position) =>
        `INSERT INTO turns (conversation_id, position, id, speaker, text, at)
         VALUES ('${id}', ${position}, '${randomUUID()}', '${position % 2 ? 'assistant' : 'learner'}', ${text(words)}, now())`,
    ),
  )
  return id
}

/** Questions about the level in that conversation, with what their keys are; none: too few held up. */
export const givePlacement = ({ app }: Visit, conversation: string, questions: readonly object[]): Promise<void> =>
  writeRows(
    app.product,
    `INSERT INTO placements (conversation_id, id, kind, brief, questions, at)
     SELECT id, '${randomUUID()}', '${questions.length > 0 ? 'ready' : 'unavailable'}', brief, ${json(questions)}, now()
     FROM conversations WHERE id = '${conversation}'`,
  )

/** As a fact is kept of an answer. */
const withoutStop = (answer: string): string => answer.replace(/\.$/, '')
