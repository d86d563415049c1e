import type { ChapterPage, ContentStatus, PlanCard, Screens } from '@app/domain'
import type { QueryResultRow } from 'pg'
import { readContent } from './chapter-content.ts'
import { statusOf } from './content-status.ts'
import { explain } from './database-unavailable.ts'
import type { Orm, Row } from './orm.ts'
import { PERSONAL_DATA, readPersonalData, type StoredPersonalData } from './personal-data.ts'
import { userFromRow } from './repositories/user-repository.ts'

// One statement however many plans there are. The JSON comes back as the very objects of the port: no loop over them here.
const DASHBOARD = `
  SELECT plans.id, plans.title, plans.description, upper(generation) AS "generationStatus",
         plans.failure AS "generationError", progress, created_at AS "createdAt", lines AS chapters
  FROM plans CROSS JOIN LATERAL (
    SELECT coalesce(count(completed_at) * 100 / nullif(count(*), 0), 0)::integer AS progress,
           coalesce(json_agg(json_build_object(
             'id', id, 'title', title, 'isUnlocked', kind <> 'locked', 'price', price,
             'isCompleted', completed_at IS NOT NULL, 'contentStatus', ${statusOf('chapters')}) ORDER BY number), '[]') AS lines
    FROM chapters WHERE plan_id = plans.id
  ) AS content
  WHERE user_id = $1 ORDER BY created_at DESC, plans.id DESC`

const NEIGHBOUR = `json_build_object('id', id, 'title', title, 'isUnlocked', kind <> 'locked')
                   FROM chapters WHERE plan_id = here.plan_id`
const CHAPTER = `
  SELECT here.id, here.plan_id AS "planId", plans.title AS "planTitle", here.number, here.title, here.price,
         kind <> 'locked' AS "isUnlocked", completed_at IS NOT NULL AS "isCompleted",
         ${statusOf('here')} AS "contentStatus", content, generated_at AS "generatedAt",
         (SELECT ${NEIGHBOUR} AND number < here.number ORDER BY number DESC LIMIT 1) AS previous,
         (SELECT ${NEIGHBOUR} AND number > here.number ORDER BY number LIMIT 1) AS next
  FROM chapters AS here JOIN plans ON plans.id = here.plan_id
  WHERE here.id = $2 AND user_id = $1`

const CONTENT_STATUS = `
  SELECT ${statusOf('chapters')} AS status
  FROM chapters JOIN plans ON plans.id = plan_id WHERE chapters.id = $2 AND user_id = $1`

const SESSION = `
  SELECT users.id, username, username_key, email, password_hash, role, is_active, users.created_at, verified_at,
         last_login_at, removal_at, device, sessions.created_at AS signed_in_at, last_seen_at
  FROM sessions JOIN users ON users.id = user_id WHERE sessions.id = $1`

const CREDITS = 'SELECT balance FROM wallets WHERE user_id = $1'

/**
 * Plain SQL for what is looked at most, prepared once per connection: working out how to answer takes the server longer
 * than the answer does.
 */
export function makeScreens(orm: Orm): Screens {
  const ask = async <Found extends QueryResultRow>(
    name: string,
    text: string,
    ...values: string[]
  ): Promise<readonly Found[]> => {
    try {
      const pool = await orm.em.getConnection().getNativeClient()
      return (await pool.query<Found>({ name, text, values })).rows
    } catch (error) {
      throw explain(error)
    }
  }

  return {
    dashboard: (userId) => ask<PlanCard>('dashboard', DASHBOARD, userId),
    chapter: async (userId, chapterId) => {
      const [page] = await ask<ChapterPage>('chapter', CHAPTER, userId, chapterId)
      return page ? { ...page, content: readContent(page.content) } : null
    },
    contentStatus: async (userId, chapterId) => {
      const [found] = await ask<{ readonly status: ContentStatus }>('content-status', CONTENT_STATUS, userId, chapterId)
      return found?.status ?? null
    },
    session: async (id) => {
      type Found = Row<'users'> & Pick<Row<'sessions'>, 'device' | 'last_seen_at'> & { readonly signed_in_at: Date }
      const [row] = await ask<Found>('session', SESSION, id)
      if (!row) return null
      const { device, signed_in_at: createdAt, last_seen_at: lastSeenAt } = row
      const session = { id, userId: row.id, device, createdAt, lastSeenAt }
      return { session, user: userFromRow(row) }
    },
    credits: async (userId) => (await ask<{ readonly balance: number }>('credits', CREDITS, userId))[0]?.balance ?? 0,
    personalData: async (userId) => {
      const [found] = await ask<StoredPersonalData>('personal-data', PERSONAL_DATA, userId)
      return found ? readPersonalData(found) : null
    },
  }
}
