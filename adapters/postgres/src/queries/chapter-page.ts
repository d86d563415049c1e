import {
  type ChapterPage,
  draftOf,
  heldObjectives,
  type Link,
  type Marks,
  ONE_VERSION,
  parseContent,
  parseQuestions,
  type Recalled,
  type Resource,
  type ShownResources,
  showCheck,
  showResource,
  whyNoCheck,
} from '@app/domain'
import { RESOURCE, readResource } from '../repositories/stored-resources.ts'
import { recalledOf } from './due-cards.ts'
import {
  type Answered,
  type AsJson,
  answeredOf,
  failureOf,
  shownIn,
  statusOf,
  withTimes,
  writingSinceOf,
} from './stored-rows.ts'

/** Of the row of `resource_lists` that it stands beside. */
const SHOWN_RESOURCES = `(
            SELECT coalesce(json_agg(json_build_object(${RESOURCE},
              'link', CASE WHEN links.address IS NOT NULL THEN json_build_object('state', state, 'checkedAt', checked_at) END
            ) ORDER BY place), '[]')
            FROM resources LEFT JOIN links USING (address) WHERE resources.chapter_id = resource_lists.chapter_id)`

const NEIGHBOUR = `json_build_object(
                     'id', id, 'title', title, 'isUnlocked', kind <> 'locked', 'isCompleted', completed_at IS NOT NULL,
                     'contentStatus', ${statusOf('chapters')})
                   FROM chapters WHERE plan_id = here.plan_id`
/** What can be read of a chapter that is being written. */
export const shownParts = (chapter: string, also = ''): string => `
         CASE WHEN ${chapter}.step = 'generating' THEN (
           SELECT coalesce(json_agg(json_build_object('name', name, 'made', made)), '[]') FROM chapter_parts
           WHERE chapter_id = ${chapter}.id AND (name = 'opening' OR name LIKE 'section-%') ${also}
         ) ELSE '[]' END`
export const CHAPTER = `
  SELECT here.id, here.plan_id AS "planId", plans.title AS "planTitle", here.number, here.title, here.price,
         here.summary, objectives, minutes,
         kind <> 'locked' AS "isUnlocked", completed_at IS NOT NULL AS "isCompleted",
         ${statusOf('here')} AS "contentStatus", ${failureOf('here')} AS failure, unlocked_at AS "unlockedAt",
         ${writingSinceOf('here')} AS "writingSince", content, ${shownParts('here')} AS parts, generated_at AS "generatedAt",
         read_at AS "readAt", place, ticked, notes, practice_result AS "practiceResult", questions,
         CASE kind WHEN 'open' THEN coalesce(versions, '${JSON.stringify(ONE_VERSION)}'::jsonb) END AS versions,
         (SELECT coalesce(jsonb_agg(marks ORDER BY at), '[]')
          FROM (SELECT marks, max(at) AS at FROM check_attempts WHERE chapter_id = here.id GROUP BY marks) AS taken) AS marks,
         ${answeredOf('here')} AS answered, ${recalledOf('here')} AS recalled,
         (SELECT json_build_object('status', status, 'items', ${SHOWN_RESOURCES})
          FROM resource_lists WHERE chapter_id = here.id) AS resources,
         (SELECT count(*)::integer FROM chapters WHERE plan_id = here.plan_id) AS "chapterCount",
         (SELECT ${NEIGHBOUR} AND number < here.number ORDER BY number DESC LIMIT 1) AS previous,
         (SELECT ${NEIGHBOUR} AND number > here.number ORDER BY number LIMIT 1) AS next
  FROM chapters AS here JOIN plans ON plans.id = here.plan_id
  WHERE here.id = $2 AND user_id = $1`

type StoredResource = AsJson<Resource> & { readonly link: AsJson<Pick<Link, 'state' | 'checkedAt'>> | null }

export type StoredChapterPage = Omit<
  ChapterPage,
  'check' | 'draft' | 'shown' | 'held' | 'noCheck' | 'notes' | 'resources'
> & {
  readonly notes: AsJson<ChapterPage['notes']>
  readonly parts: Parameters<typeof draftOf>[0]
  readonly questions: unknown
  /** Of all attempts, each only once, in the order in which they were last taken: of two sets of six questions there are no more than 128. */
  readonly marks: readonly Marks[]
  readonly answered: Answered
  readonly recalled: readonly Recalled[]
  readonly resources: { readonly status: ShownResources['status']; readonly items: readonly StoredResource[] } | null
}

export function readChapterPage({
  questions: stored,
  marks,
  answered,
  recalled,
  parts,
  ...page
}: StoredChapterPage): ChapterPage {
  const content = parseContent(page.content)
  const questions = parseQuestions(stored)
  return {
    ...page,
    notes: page.notes.map((note) => withTimes(note, 'changedAt')),
    content,
    draft: draftOf(parts),
    check: showCheck(questions, marks),
    shown: shownIn(answered),
    held: heldObjectives(recalled),
    noCheck: whyNoCheck(questions, content),
    resources: page.resources && { ...page.resources, items: page.resources.items.map(shown) },
  }
}

const shown = ({ link, ...resource }: StoredResource) =>
  showResource(readResource(resource), link && withTimes(link, 'checkedAt'))
