import { type LearningPlan, learningPlans, type PlanChapter } from '@app/contract'
import type { ChapterLine, PlanCard, Screens } from '@app/domain'
import { type Route, route } from '../pipeline/route.ts'

export const learningPlansRoute = (deps: { readonly screens: Screens }): Route =>
  route(learningPlans, async ({ reader }) => {
    const cards = await deps.screens.dashboard(reader.user.id)
    return { status: 200, body: cards.map(planBody) }
  })

const planBody = (card: PlanCard): LearningPlan => ({
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

const chapterBody = (line: ChapterLine): PlanChapter => ({
  id: line.id,
  title: line.title,
  isUnlocked: line.isUnlocked,
  price: line.price,
  is_completed_by_current_user: line.isCompleted,
  content_status: line.contentStatus,
  unlocked_at: line.unlockedAt?.toISOString() ?? null,
  last_read_at: line.readAt?.toISOString() ?? null,
})
