import { endpoints as api, type LearningPlan, type PlanChapter, type PlanDetails, type ReplyOf } from '@app/contract'
import {
  ChapterId,
  type ChapterListItem,
  contentStatus,
  type DatedPlan,
  err,
  type GenerationStatus,
  type HeldFor,
  HOUR,
  type Language,
  minutesInAll,
  ok,
  PlanId,
  type PlanSummary,
  type UnlockedNext,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { eventRoute, replied, route } from '../pipeline/route.ts'
import { wire } from '../pipeline/wire.ts'
import { failureMessage } from './bodies/failure-message.ts'
import { REVISION_STATUS } from './bodies/revision-body.ts'
import { planEvents } from './plan-events.ts'

export const planRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  listLearningPlans: route(api.listLearningPlans, noLimit, async ({ input, auth, client }) => {
    const cards = await readModels.listLearningPlans(auth.user.id, { archived: input.archived === 'true' })
    const awaySince = cards.some(({ generationStatus }) => isComing(generationStatus))
      ? await useCases.assistantAwaySince()
      : null
    return ok(cards.map((card) => planBody(card, client.textLanguage(), awaySince)))
  }),

  readLearningPlan: route(api.readLearningPlan, noLimit, async ({ input, auth, client }) => {
    const page = await useCases.readPlan({ userId: auth.user.id, planId: PlanId(input.id) })
    if (!page) return err({ kind: 'plan-not-found' })
    const awaySince = isComing(page.generationStatus) ? await useCases.assistantAwaySince() : null
    return ok(planDetails(page, client.textLanguage(), awaySince))
  }),

  previewPlan: route(api.previewPlan, noLimit, ({ input, auth }) =>
    replied(useCases.previewPlan({ userId: auth.user.id, planId: PlanId(input.id) }), (preview) => ({
      preview: wire(preview),
    })),
  ),

  watchPlan: eventRoute(api.watchPlan, noLimit, async ({ input, auth, lastEventId }) => {
    const read = () => readModels.planProgress(auth.user.id, PlanId(input.id))
    const progress = await read()
    return progress ? ok(planEvents({ progress, lastEventId, read })) : err({ kind: 'plan-not-found' })
  }),

  checkStuckPlans: route(api.checkStuckPlans, noLimit, async ({ auth }) =>
    ok({ requeued: [...(await useCases.checkStuckPlans(auth.user.id))] }),
  ),

  retryGeneration: route(api.retryGeneration, [limit('learner', 30, HOUR)], ({ input, auth }) => {
    const retried = useCases.retryGeneration({ userId: auth.user.id, planId: PlanId(input.id) })
    return replied(retried, (status) => ({ generation_status: status }))
  }),

  unlockNextChapter: route(api.unlockNextChapter, [limit('learner', 120, HOUR)], ({ input, auth }) => {
    const chapterId = input.chapter_id === undefined ? undefined : ChapterId(input.chapter_id)
    const unlocked = useCases.unlockNextChapter({ userId: auth.user.id, planId: PlanId(input.id), chapterId })
    return replied(unlocked, unlockedBody)
  }),

  unlockAll: route(api.unlockAll, [limit('learner', 120, HOUR)], ({ input, auth }) => {
    const chapterIds = input.chapter_ids?.map(ChapterId)
    const unlocked = useCases.unlockAll({ userId: auth.user.id, planId: PlanId(input.id), chapterIds })
    return replied(unlocked, (ids) => ({ unlocked: [...ids] }))
  }),
})

export const isComing = (status: GenerationStatus): boolean => status === 'PENDING' || status === 'GENERATING'

const planBody = (card: PlanSummary, language: Language, awaySince: Date | null): LearningPlan => ({
  id: card.id,
  conversation_id: card.conversationId,
  title: card.title,
  description: card.description,
  generation_status: card.generationStatus,
  generation_error: card.generationError && failureMessage(card.generationError, language),
  waiting_since: isComing(card.generationStatus) ? wire(awaySince) : null,
  progress: card.progress,
  // 100 is kept for plans with every chapter marked complete
  status: card.progress === 100 ? 'complete' : 'in_progress',
  created_at: card.createdAt.toISOString(),
  version: card.edits,
  archived: card.isArchived,
  origin: card.origin,
  chapters: card.chapters.map((chapter) => chapterBody(chapter, language)),
})

/** Nothing of a chapter that is not FAILED. */
export const contentError = (
  { failure }: Pick<ChapterListItem, 'failure'>,
  language: Language,
): Pick<PlanChapter, 'content_error'> =>
  failure === null ? {} : { content_error: { code: failure.code, message: failureMessage(failure.reason, language) } }

const chapterBody = (line: ChapterListItem, language: Language): PlanChapter => ({
  id: line.id,
  title: line.title,
  isUnlocked: line.isUnlocked,
  price: line.price,
  is_completed_by_current_user: line.isCompleted,
  content_status: line.contentStatus,
  ...contentError(line, language),
  unlocked_at: line.unlockedAt?.toISOString() ?? null,
  ...(line.writingSince && { writing_since: line.writingSince.toISOString() }),
  last_read_at: line.readAt?.toISOString() ?? null,
  last_place: line.place,
})

export const planDetails = (page: DatedPlan, language: Language, awaySince: Date | null = null): PlanDetails => ({
  ...planBody(page, language, awaySince),
  ...(page.thread !== '' && { thread: page.thread }),
  pace: page.pace,
  minutes: minutesInAll(page.chapters),
  language: page.language,
  brief: { minutes_per_week: page.brief.minutesPerWeek, deadline: page.brief.deadline },
  revision_status: page.revisionKind && REVISION_STATUS[page.revisionKind],
  checked: wire(page.checked),
  held_for: heldForBody(page.heldFor),
  chapters: page.chapters.map((chapter) => ({
    ...chapterBody(chapter, language),
    number: chapter.number,
    summary: chapter.summary,
    objectives: [...chapter.objectives],
    minutes: chapter.minutes,
    prerequisites: [...chapter.prerequisites],
    week: chapter.week,
    due: chapter.due,
    shown_objectives: [...chapter.shown],
    held_objectives: [...chapter.held],
    ...(chapter.outlining && { outline_status: chapter.outlining === 'pending' ? 'PENDING' : 'FAILED' }),
  })),
})

const heldForBody = ({ questions, days30, days90, days365 }: HeldFor): PlanDetails['held_for'] => {
  return { questions, days_30: days30, days_90: days90, days_365: days365 }
}

const unlockedBody = (unlocked: UnlockedNext): ReplyOf<typeof api.unlockNextChapter> => {
  if (unlocked.kind === 'all-unlocked') return { all_unlocked: true }
  const { chapter } = unlocked
  return { id: chapter.id, title: chapter.title, content_status: contentStatus(chapter) }
}
