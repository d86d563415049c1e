import {
  checkStuckPlans,
  type LearningPlan,
  listLearningPlans,
  type PlanChapter,
  type ReplyOf,
  retryGeneration,
  unlockNextChapter,
} from '@app/contract'
import {
  ChapterId,
  type ChapterListItem,
  contentStatus,
  HOUR,
  PlanId,
  type PlanSummary,
  type UnlockedNext,
} from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { limit, noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'

export const planRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  listLearningPlans: route(listLearningPlans, noLimit, async ({ auth }) => {
    const cards = await readModels.listLearningPlans(auth.user.id)
    return { status: 200, body: cards.map(planBody) }
  }),

  checkStuckPlans: route(checkStuckPlans, noLimit, async ({ auth }) => {
    const requeued = await useCases.checkStuckPlans(auth.user.id)
    return { status: 200, body: { requeued: [...requeued] } }
  }),

  retryGeneration: route(retryGeneration, [limit('learner', 30, HOUR)], async ({ input, auth }) => {
    const result = await useCases.retryGeneration({ userId: auth.user.id, planId: PlanId(input.id) })
    if (!result.ok) return refuse(result.error, retryGeneration)
    return { status: 202, body: { generation_status: result.value } }
  }),

  unlockNextChapter: route(unlockNextChapter, [limit('learner', 120, HOUR)], async ({ input, auth }) => {
    const result = await useCases.unlockNextChapter({
      userId: auth.user.id,
      planId: PlanId(input.id),
      chapterId: input.chapter_id === undefined ? undefined : ChapterId(input.chapter_id),
    })
    if (!result.ok) return refuse(result.error, unlockNextChapter)
    return { status: 200, body: unlockedBody(result.value) }
  }),
})

const planBody = (card: PlanSummary): LearningPlan => ({
  id: card.id,
  conversation_id: card.conversationId,
  title: card.title,
  description: card.description,
  generation_status: card.generationStatus,
  generation_error: card.generationError,
  progress: card.progress,
  // 100 is kept for plans with every chapter marked complete
  status: card.progress === 100 ? 'complete' : 'in_progress',
  created_at: card.createdAt.toISOString(),
  chapters: card.chapters.map(chapterBody),
})

const chapterBody = (line: ChapterListItem): PlanChapter => ({
  id: line.id,
  title: line.title,
  isUnlocked: line.isUnlocked,
  price: line.price,
  is_completed_by_current_user: line.isCompleted,
  content_status: line.contentStatus,
  unlocked_at: line.unlockedAt?.toISOString() ?? null,
  last_read_at: line.readAt?.toISOString() ?? null,
})

const unlockedBody = (unlocked: UnlockedNext): ReplyOf<typeof unlockNextChapter> => {
  if (unlocked.kind === 'all-unlocked') return { all_unlocked: true }
  const { chapter } = unlocked
  return { id: chapter.id, title: chapter.title, content_status: contentStatus(chapter) }
}
