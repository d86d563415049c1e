import type { ChapterTopic, Resource, ResourceList, ResourceListRepository, ShownOn } from '@app/domain'
import { sql } from 'kysely'
import type { Database, Row } from '../orm.ts'
import type { AsJson } from '../queries/stored-rows.ts'
import { withTimes } from '../queries/stored-rows.ts'
import type { Transaction } from '../transaction.ts'
import { asJson, first, upsert } from './statements.ts'
import { RESOURCES, readResource } from './stored-resources.ts'

export const makeResourceListRepository = ({ toRead, toWrite }: Transaction): ResourceListRepository => ({
  find: (chapterId) =>
    first(
      toRead().selectFrom('resource_lists').selectAll().select(RESOURCES_OF_LIST).where('chapterId', '=', chapterId),
      fromRow,
    ),

  findByResource: (userId, id) => {
    const found = withOwner(toRead())
      .innerJoin('resources', 'resources.chapterId', 'resource_lists.chapterId')
      .selectAll('resource_lists')
      .select(['plans.id as planId', RESOURCES_OF_LIST])
      .where('resources.id', '=', id)
      .where('plans.userId', '=', userId)
    return first(found, ({ planId, ...row }) => ({ list: fromRow(row), planId }))
  },

  save: async ({ resources, ...list }) => {
    const { chapterId } = list
    const row = { ...list, refused: asJson(list.refused) }
    const database = await toWrite()
    await upsert('resource_lists', ['chapterId'], row)(database).execute()
    // all of them: a place that two change would be taken for a moment
    await database.deleteFrom('resources').where('chapterId', '=', chapterId).execute()
    const rows = resources.map((resource, index) => resourceRow(resource, { chapterId, place: index + 1 }))
    if (rows.length > 0) await database.insertInto('resources').values(rows).execute()
  },

  searching: (userId) => {
    const searching = ownersOf(toRead()).where('status', '=', 'searching')
    return (userId === null ? searching : searching.where('plans.userId', '=', userId)).execute()
  },

  unreachable: (before, limit) =>
    ownersOf(toRead()).where('status', '=', 'unreachable').where('askedAt', '<', before).limit(limit).execute(),

  showing: (address) =>
    ownersOf(toRead())
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('resources')
            .select('resources.id')
            .whereRef('resources.chapterId', '=', 'resource_lists.chapterId')
            .where('resources.address', '=', address),
        ),
      )
      .execute(),

  shownOn: async (addresses, { limit, turn }) => {
    if (addresses.length === 0) return []
    const { rows } = await shownOn(addresses, limit, turn).execute(toRead())
    return rows.map(readShownOn)
  },
})

const RESOURCES_OF_LIST = sql<readonly AsJson<Resource>[]>`${sql.raw(RESOURCES)}`.as('resources')

const withOwner = (database: Database) =>
  database
    .selectFrom('resource_lists')
    .innerJoin('chapters', 'chapters.id', 'resource_lists.chapterId')
    .innerJoin('plans', 'plans.id', 'chapters.planId')

const ownersOf = (database: Database) =>
  withOwner(database)
    .select(['resource_lists.chapterId', 'plans.id as planId', 'plans.userId'])
    .orderBy('resource_lists.askedAt')

type StoredList = Row<'resource_lists'> & { readonly resources: readonly AsJson<Resource>[] }

const fromRow = (row: StoredList): ResourceList => ({ ...row, resources: row.resources.map(readResource) })

const resourceRow = (
  { replaced, report, reportsBefore, offTopic, ...facts }: Resource,
  place: Pick<Row<'resources'>, 'chapterId' | 'place'>,
): Row<'resources'> => ({
  ...facts,
  ...place,
  replaced: replaced && { ...replaced, at: replaced.at.toISOString() },
  reportReason: report?.reason ?? null,
  reportedAt: report?.at ?? null,
  reportsBefore: asJson(reportsBefore),
  offTopic: offTopic && { ...offTopic, since: offTopic.since.toISOString() },
})

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
const shownOn = (addresses: readonly string[], limit: number, turn: string) => sql<ShownOnRow>`
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

function readShownOn({ goal, planTitle, topic: own, others, offTopic, ...shown }: ShownOnRow): ShownOn {
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
