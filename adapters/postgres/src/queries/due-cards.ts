import {
  after,
  DAY,
  type DueCard,
  type DueCards,
  dayOf,
  parseQuestions,
  type ReadModels,
  type StudyRecord,
} from '@app/domain'
import type { PreparedQuery } from './prepared-query.ts'
import { type AsJson, withTimes } from './stored-rows.ts'

/**
 * In the order of the domain's `inSession`, which takes the first of each chapter, then the second of each: no more of a chapter is looked
 * at than is asked for, by its index alone, and no questions are read but those that are asked for.
 */
const DUE_CARDS = `
  SELECT (SELECT count(*)::integer FROM cards WHERE user_id = $1 AND due_on <= $2 AND NOT is_void) AS due,
         (SELECT min(due_on) FROM cards WHERE user_id = $1 AND due_on > $2 AND NOT is_void) AS "nextDue",
         (SELECT coalesce(json_agg(json_build_object(
            'id', cards.id, 'chapterId', cards.chapter_id, 'question', question, 'dueOn', cards.due_on, 'misses', misses,
            'planId', plan_id, 'planTitle', plan_title, 'chapterNumber', number, 'chapterTitle', chapter_title
          )), '[]')
          FROM (
            SELECT due.id, number, chapters.title AS chapter_title, plan_id, plans.title AS plan_title
            FROM plans JOIN chapters ON plan_id = plans.id CROSS JOIN LATERAL (
              SELECT id, due_on, row_number() OVER (ORDER BY due_on, id) AS turn FROM cards
              WHERE chapter_id = chapters.id AND due_on <= $2 AND NOT is_void ORDER BY due_on, id LIMIT $3
            ) AS due
            WHERE user_id = $1 AND kind = 'open' ORDER BY turn, due_on, due.id LIMIT $3
          ) AS first JOIN cards ON cards.user_id = $1 AND cards.id = first.id) AS cards`

type Stored = Omit<DueCards, 'cards'> & {
  readonly cards: readonly (Omit<DueCard, 'question'> & { readonly question: unknown })[]
}

export const makeDueCards =
  (query: PreparedQuery): ReadModels['dueCards'] =>
  async (userId, day, limit) => {
    const [found] = await query<Stored>('due-cards', DUE_CARDS, userId, day, limit)
    if (!found) throw new Error('A statement without a table in its FROM has one row.')
    return {
      ...found,
      cards: found.cards.flatMap((card) => {
        const [question] = parseQuestions([card.question]) ?? []
        return question ? [{ ...card, question }] : []
      }),
    }
  }

const STUDY_RECORD = `
  SELECT (SELECT count(*)::integer FROM reviews WHERE user_id = $1 AND day >= $2 AND before IS NOT NULL) AS reviews,
         (SELECT coalesce(json_agg(json_build_object('at', completed_at, 'minutes', minutes)), '[]')
          FROM plans JOIN chapters ON plan_id = plans.id
          WHERE user_id = $1 AND completed_at >= $3) AS completed`

export const makeStudyRecord =
  (query: PreparedQuery): ReadModels['studyRecord'] =>
  async (userId, since) => {
    // midnight in UTC is later than in the east
    const from = after(since, -DAY)
    const [found] = await query<AsJson<StudyRecord>>('study-record', STUDY_RECORD, userId, dayOf(since), from)
    if (!found) throw new Error('A statement without a table in its FROM has one row.')
    return { ...found, completed: found.completed.map((chapter) => withTimes(chapter, 'at')) }
  }

/** On how many days each objective of a chapter was recalled, for the domain's `heldObjectives`. */
export const recalledOf = (chapter: string): string => `
  (SELECT coalesce(json_agg(recalled), '[]') FROM (
     SELECT question ->> 'objective' AS objective, count(DISTINCT day)::integer AS days
     FROM cards JOIN reviews ON reviews.user_id = cards.user_id AND card_id = cards.id
     WHERE cards.chapter_id = ${chapter}.id AND NOT is_void AND is_right GROUP BY 1) AS recalled)`

/** Of each card of the row of `plans` that counts, the days from its last review to its next, for the domain's `heldFor`. */
export const INTERVALS = `
  (SELECT coalesce(json_agg(due_on::date - reviewed_on::date), '[]')
   FROM chapters JOIN cards ON chapter_id = chapters.id WHERE plan_id = plans.id AND NOT is_void)`
