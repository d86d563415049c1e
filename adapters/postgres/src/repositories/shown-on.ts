import type { ChapterTopic, ShownOn } from '@app/domain'
import { sql } from 'kysely'
import { type AsJson, withTimes } from '../queries/stored-rows.ts'

/** What a chapter is about, as JSON: an open one promises what its content does, where that can be read. */
const topic = (chapter: string) =>
  sql.raw(`json_build_object(
    'title', ${chapter}.title, 'summary', ${chapter}.summary,
    'objectives', CASE WHEN ${chapter}.kind = 'open' AND jsonb_typeof(${chapter}.content -> 'learningObjectives') = 'array'
      THEN ${chapter}.content -> 'learningObjectives' ELSE to_jsonb(${chapter}.objectives) END)`)

type StoredTopic = Pick<ChapterTopic, 'title' | 'summary'> & { readonly objectives: readonly unknown[] | null }
type ShownOnRow = Omit<ShownOn, 'topic' | 'others' | 'offTopic'> & {
  readonly offTopic: AsJson<ShownOn['offTopic']>
  readonly goal: string | null
  readonly planTitle: string
  readonly topic: StoredTopic
  readonly others: readonly StoredTopic[]
}

/** One statement for all addresses; those that are off topic already come first. */
export const shownOn = (addresses: readonly string[], limit: number, turn: string) => sql<ShownOnRow>`
  SELECT asked.address, shown.* FROM unnest(${sql.val([...addresses])}::text[]) WITH ORDINALITY AS asked (address, place)
  CROSS JOIN LATERAL (
    SELECT chapters.id AS "chapterId", plans.id AS "planId", plans.user_id AS "userId", is_free AS "isFree", off_topic AS "offTopic",
           plans.brief ->> 'goal' AS goal, plans.title AS "planTitle", ${topic('chapters')} AS topic,
           (SELECT coalesce(json_agg(${topic('other')} ORDER BY other.number), '[]')
            FROM chapters AS other WHERE other.plan_id = plans.id AND other.id <> chapters.id) AS others
    FROM resources JOIN chapters ON chapters.id = resources.chapter_id JOIN plans ON plans.id = chapters.plan_id
    WHERE resources.address = asked.address AND is_read AND archived_at IS NULL
      AND off_topic ->> 'isCertain' IS DISTINCT FROM 'true'
    ORDER BY off_topic IS NULL, md5(chapters.id::text || ${turn}), chapters.id LIMIT ${limit}
  ) AS shown
  ORDER BY asked.place, "offTopic" IS NULL, md5("chapterId"::text || ${turn}), "chapterId"`

export function readShownOn({ goal, planTitle, topic: own, others, offTopic, ...shown }: ShownOnRow): ShownOn {
  const topicOf = ({ title, summary, objectives }: StoredTopic): ChapterTopic => ({
    ...{ goal: goal ?? '', planTitle, title, summary },
    // content is not parsed here: what is no text is damaged
    objectives: (objectives ?? []).filter((objective) => typeof objective === 'string'),
  })
  return {
    ...shown,
    offTopic: offTopic && withTimes(offTopic, 'since'),
    topic: topicOf(own),
    others: others.map(topicOf),
  }
}
