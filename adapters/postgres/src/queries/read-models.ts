import {
  type Brief,
  type ChapterId,
  type ChapterProgress,
  type CheckedLinks,
  type CheckToMark,
  type DraftOutline,
  finishedOutline,
  type GenerationStatus,
  heldFor,
  heldObjectives,
  itemsFrom,
  type LedgerListItem,
  type Marks,
  type PaidPurchase,
  type Plan,
  type PlanPage,
  type PlanQuestions,
  type PlanSummary,
  type PlanTerms,
  type Purchase,
  parseContent,
  parseQuestions,
  partsBefore,
  type ReadModels,
  type Recalled,
  readPlanBrief,
  type SharedPlan,
  type WrittenChapter,
  whatWasChecked,
} from '@app/domain'
import type { Row } from '../orm.ts'
import { purchaseFromRow } from '../repositories/purchase-repository.ts'
import { userFromRow } from '../repositories/user-repository.ts'
import { CHAPTER, readChapterPage, type StoredChapterPage, shownParts } from './chapter-page.ts'
import { CHECKED_LINKS, WRITTEN_CHAPTERS } from './checked.ts'
import { INTERVALS, makeDueCards, makeStudyRecord, recalledOf } from './due-cards.ts'
import { PERSONAL_DATA, readPersonalData } from './personal-data.ts'
import type { PreparedQuery } from './prepared-query.ts'
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

const LIST_ITEM = `
  'id', id, 'title', title, 'isUnlocked', kind <> 'locked', 'price', price,
  'isCompleted', completed_at IS NOT NULL, 'contentStatus', ${statusOf('chapters')},
  'failure', ${failureOf('chapters')}, 'unlockedAt', unlocked_at,
  'writingSince', ${writingSinceOf('chapters')}, 'readAt', read_at, 'place', place`
const OUTLINE = `
  'number', number, 'summary', summary, 'objectives', objectives, 'minutes', minutes, 'prerequisites', prerequisites,
  'outlining', CASE kind WHEN 'locked' THEN outlining END, 'completedAt', completed_at,
  'answered', ${answeredOf('chapters')}, 'recalled', ${recalledOf('chapters')}`

/** Plans and their chapters in one statement. The JSON has the port's shape, but for times, which are texts. */
const plansWith = (chapter: string, more = ''): string => `
  SELECT plans.id, conversation_id AS "conversationId", plans.title, plans.description, upper(generation) AS "generationStatus",
         plans.failure AS "generationError", progress, created_at AS "createdAt",
         edits, archived_at IS NOT NULL AS "isArchived", origin,${more} lines AS chapters
  FROM plans CROSS JOIN LATERAL (
    SELECT coalesce(count(completed_at) * 100 / nullif(count(*), 0), 0)::integer AS progress,
           coalesce(json_agg(json_build_object(${chapter}) ORDER BY number), '[]') AS lines
    FROM chapters WHERE plan_id = plans.id
  ) AS content
  WHERE user_id = $1`
const DASHBOARD = `${plansWith(LIST_ITEM)} AND (archived_at IS NOT NULL) = $2 ORDER BY created_at DESC, plans.id DESC`
const ASKED = `
  revision ->> 'kind' AS "revisionKind", brief, thread, ${WRITTEN_CHAPTERS} AS written, ${CHECKED_LINKS} AS links,
  ${INTERVALS} AS intervals,`
const PLAN = `${plansWith(`${LIST_ITEM},${OUTLINE}`, ASKED)} AND plans.id = $2`

const PLAN_PROGRESS = `
  SELECT upper(generation) AS status, run, title, description, CASE generation WHEN 'generating' THEN draft END AS draft,
         CASE generation WHEN 'complete' THEN (
           SELECT coalesce(json_agg(json_build_object('number', number, 'title', title, 'summary', summary) ORDER BY number), '[]')
           FROM chapters WHERE plan_id = plans.id
         ) END AS chapters
  FROM plans WHERE id = $2 AND user_id = $1`

/** Bodies of parts are long: a client that has seen some gets the others alone. */
const CHAPTER_PROGRESS = `
  SELECT ${statusOf('chapters')} AS status, kind <> 'locked' AS "isUnlocked", attempt, ${shownParts('chapters', 'AND NOT name = ANY($3)')} AS parts
  FROM chapters JOIN plans ON plans.id = plan_id WHERE chapters.id = $2 AND user_id = $1`

/** One snapshot: while another version comes to be shown, each set of questions is still there once. */
const CHECK_TO_MARK = `
  SELECT chapters.kind = 'open' AS "isOpen", questions AS shown,
         (SELECT jsonb_agg(questions ORDER BY number) FROM chapter_versions WHERE chapter_id = chapters.id) AS others
  FROM chapters JOIN plans ON plans.id = plan_id WHERE chapters.id = $2 AND user_id = $1`

/** Of chapters that can be read. */
const PLAN_QUESTIONS = `
  SELECT title, (
    SELECT coalesce(json_agg(json_build_object('questions', questions, 'attempts', (
      SELECT coalesce(jsonb_agg(DISTINCT marks), '[]') FROM check_attempts WHERE chapter_id = chapters.id)) ORDER BY number), '[]')
    FROM chapters WHERE plan_id = plans.id AND kind = 'open') AS chapters
  FROM plans WHERE id = $2 AND user_id = $1`

const SHARED_PLAN = `
  SELECT plans.title, plans.description, thread, chapters_are_free AS "isFree", coalesce(origin, plans.id) AS origin, brief,
         plans.created_at AS "createdAt",
         (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title, 'number', number, 'summary', summary,
            'objectives', objectives, 'minutes', minutes, 'prerequisites', prerequisites) ORDER BY number), '[]')
          FROM chapters WHERE plan_id = plans.id) AS chapters,
         (SELECT content FROM chapters WHERE plan_id = plans.id AND number = 1 AND kind = 'open') AS "firstContent"
  FROM plan_shares JOIN plans ON plans.id = plan_id JOIN users ON users.id = user_id
  WHERE digest = $1 AND is_active AND removal_at IS NULL AND generation = 'complete'`

const SESSION = `
  SELECT users.id, username, username_key AS "usernameKey", email, password_hash AS "passwordHash",
         password_is_temporary AS "passwordIsTemporary", language, time_zone AS "timeZone",
         weekly_goal AS "weeklyGoal", remind_at AS "remindAt", reminded_on AS "remindedOn", role, is_active AS "isActive", users.created_at AS "createdAt",
         verified_at AS "verifiedAt", last_login_at AS "lastLoginAt", removal_at AS "removalAt",
         device, sessions.created_at AS "signedInAt", last_seen_at AS "lastSeenAt"
  FROM sessions JOIN users ON users.id = user_id WHERE sessions.id = $1`

/**
 * Balances are counted back from today's: no more is read than the page, and what is newer. One more than the page shows whether
 * there are others. A cursor of another user's entry gives an empty page.
 */
const ledgerBefore = (place: string | null): string => `
  SELECT entries.id, entries.kind, amount, note, at, balance, package_name AS "packageName",
         CASE WHEN plans.id IS NOT NULL THEN json_build_object(
           'id', chapters.id, 'title', chapters.title, 'planId', plans.id, 'planTitle', plans.title) END AS chapter
  FROM (
    SELECT *, ((SELECT balance FROM wallets WHERE user_id = $1) - ${place ? newerThan(place) : 0} - coalesce(sum(effect_of(kind, amount))
      OVER (ORDER BY position DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::integer AS balance
    FROM ledger_entries WHERE user_id = $1 ${place ? `AND position < ${place}` : ''} ORDER BY position DESC LIMIT $2::integer + 1
  ) AS entries
  LEFT JOIN (chapters JOIN plans ON plans.id = chapters.plan_id)
    ON chapters.id = entries.chapter_id AND plans.user_id = entries.user_id
  LEFT JOIN purchases ON purchases.id = entries.purchase_id
  ORDER BY position DESC`
const newerThan = (place: string): string =>
  `(SELECT sum(effect_of(kind, amount)) FROM ledger_entries WHERE user_id = $1 AND position >= ${place})`
const PLACE = '(SELECT position FROM ledger_entries WHERE id = $3 AND user_id = $1)'
const LEDGER = ledgerBefore(null)
const LEDGER_BEFORE = ledgerBefore(PLACE)

const PURCHASES = `
  SELECT id, user_id AS "userId", provider, reference, package_id AS "packageId", package_name AS "packageName", credits,
         cents, currency, kind, revision, opened_at AS "openedAt", paid_at AS "paidAt", receipt_url AS "receiptUrl",
         returned_cents AS "returnedCents", reversed, taken, pending_unlock AS "pendingUnlock"
  FROM purchases WHERE user_id = $1 AND kind = 'paid' ORDER BY paid_at DESC, id DESC`

const CREDITS = 'SELECT balance FROM wallets WHERE user_id = $1'

/** `onDamagedCheck`: whenever a chapter is shown whose questions are damaged. */
export function makeReadModels(query: PreparedQuery, onDamagedCheck: (chapterId: ChapterId) => void): ReadModels {
  return {
    listLearningPlans: async (userId, { archived } = { archived: false }) => {
      const plans = await query<AsStored<PlanSummary>>('dashboard', DASHBOARD, userId, archived)
      return plans.map((plan) => ({ ...plan, chapters: plan.chapters.map(timed) }))
    },
    plan: async (userId, planId) => {
      const [found] = await query<PlanRow>('plan', PLAN, userId, planId)
      if (!found) return null
      const { brief, written, links, intervals, ...page } = found
      return {
        ...page,
        ...readPlanBrief({ ...page, brief }),
        checked: whatWasChecked({ ...page, written, links: withTimes(links, 'linksCheckedAt') }),
        heldFor: heldFor(intervals),
        chapters: page.chapters.map(({ answered, recalled, ...chapter }) => ({
          ...withTimes(timed(chapter), 'completedAt'),
          shown: shownIn(answered),
          held: heldObjectives(recalled),
        })),
      }
    },
    planProgress: async (userId, planId) => {
      const [plan] = await query<ProgressRow>('plan-progress', PLAN_PROGRESS, userId, planId)
      if (!plan) return null
      const { status, draft, chapters } = plan
      return { status, outline: chapters === null ? draft : finishedOutline({ ...plan, chapters }) }
    },
    chapterProgress: async (userId, chapterId, from) => {
      type Stored = Omit<ChapterProgress, 'items'> & { readonly parts: Parameters<typeof itemsFrom>[0] }
      const seen = partsBefore(from)
      const [found] = await query<Stored>('chapter-progress', CHAPTER_PROGRESS, userId, chapterId, seen)
      if (!found) return null
      const { parts, ...progress } = found
      return { ...progress, items: itemsFrom(parts, from) }
    },
    chapter: async (userId, chapterId) => {
      const [found] = await query<StoredChapterPage>('chapter', CHAPTER, userId, chapterId)
      if (!found) return null
      const page = readChapterPage(found)
      if (page.noCheck === 'damaged') onDamagedCheck(chapterId)
      return page
    },
    checkToMark: async (userId, chapterId) => {
      type Stored = Pick<CheckToMark, 'isOpen'> & {
        readonly shown: unknown
        readonly others: readonly unknown[] | null
      }
      const [found] = await query<Stored>('check-to-mark', CHECK_TO_MARK, userId, chapterId)
      if (!found) return null
      const { isOpen, shown, others } = found
      return {
        isOpen,
        versions: isOpen ? [shown, ...(others ?? [])].map((stored) => parseQuestions(stored) ?? []) : [],
      }
    },
    dueCards: makeDueCards(query),
    studyRecord: makeStudyRecord(query),
    planQuestions: async (userId, planId) => {
      type Stored = Pick<PlanQuestions, 'title'> & {
        readonly chapters: readonly { readonly questions: unknown; readonly attempts: readonly Marks[] }[]
      }
      const [found] = await query<Stored>('plan-questions', PLAN_QUESTIONS, userId, planId)
      if (!found) return null
      const chapters = found.chapters.map((chapter) => ({
        ...chapter,
        questions: parseQuestions(chapter.questions) ?? [],
      }))
      return { ...found, chapters }
    },
    sharedPlan: async (digest) => {
      type Stored = Omit<SharedPlan, 'language'> & Pick<Plan, 'brief' | 'createdAt'>
      const [found] = await query<Stored>('shared-plan', SHARED_PLAN, digest)
      if (!found) return null
      const { brief, createdAt, firstContent, ...shared } = found
      const { language } = readPlanBrief({ brief, createdAt })
      return { ...shared, language, firstContent: parseContent(firstContent) }
    },
    session: async (id) => {
      type SessionRow = Row<'users'> & Pick<Row<'sessions'>, 'device' | 'lastSeenAt'> & { readonly signedInAt: Date }
      const [row] = await query<SessionRow>('session', SESSION, id)
      if (!row) return null
      const { device, signedInAt: createdAt, lastSeenAt, ...stored } = row
      return { session: { id, userId: row.id, device, createdAt, lastSeenAt }, user: userFromRow(stored) }
    },
    ledger: async (userId, { before, limit }) => {
      const found =
        before === null
          ? await query<LedgerListItem>('ledger', LEDGER, userId, limit)
          : await query<LedgerListItem>('ledger-before', LEDGER_BEFORE, userId, limit, before)
      const entries = found.slice(0, limit)
      return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null }
    },
    purchases: async (userId) =>
      (await query<Row<'purchases'>>('purchases', PURCHASES, userId)).map(purchaseFromRow).filter(isPaid),
    credits: async (userId) => (await query<{ readonly balance: number }>('credits', CREDITS, userId))[0]?.balance ?? 0,
    personalData: async (userId) => {
      const [found] = await query<{ readonly data: string }>('personal-data', PERSONAL_DATA, userId)
      return found ? readPersonalData(found.data) : null
    },
  }
}

type Finished = Parameters<typeof finishedOutline>[0]
type ProgressRow = Omit<Finished, 'chapters'> & {
  readonly status: GenerationStatus
  readonly draft: DraftOutline | null
  /** Null of a plan that is not COMPLETE. */
  readonly chapters: Finished['chapters'] | null
}

type PlanRow = Omit<PlanPage, keyof PlanTerms | 'chapters' | 'checked' | 'heldFor'> & {
  readonly brief: Brief
  readonly written: readonly WrittenChapter[]
  readonly links: AsJson<CheckedLinks>
  readonly intervals: readonly number[]
  readonly chapters: readonly (AsJson<Omit<PlanPage['chapters'][number], 'shown' | 'held'>> & {
    readonly answered: Answered
    readonly recalled: readonly Recalled[]
  })[]
}

type AsStored<P extends { readonly chapters: unknown }> = Omit<P, 'chapters'> & {
  readonly chapters: AsJson<P['chapters']>
}

const timed = <C extends { readonly [Time in 'unlockedAt' | 'writingSince' | 'readAt']: string | null }>(chapter: C) =>
  withTimes(chapter, 'unlockedAt', 'writingSince', 'readAt')

const isPaid = (purchase: Purchase): purchase is PaidPurchase => purchase.kind === 'paid'
