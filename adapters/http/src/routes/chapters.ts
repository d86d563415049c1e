import {
  type ChapterView,
  type CuratedResource,
  chapter,
  chapterContent,
  chapterStatus,
  markChapterRead,
  tickObjective,
  toggleCompletion,
} from '@app/contract'
import { ChapterId, type ChapterPage } from '@app/domain'
import type { HttpDeps } from '../http-deps.ts'
import { noLimit } from '../pipeline/limits.ts'
import { refuse } from '../pipeline/refusal.ts'
import { route } from '../pipeline/route.ts'

export const chapterRoutes = ({ useCases, readModels }: Pick<HttpDeps, 'useCases' | 'readModels'>) => ({
  chapterStatus: route(chapterStatus, noLimit, async ({ input, auth }) => {
    const status = await readModels.contentStatus(auth.user.id, ChapterId(input.id))
    if (status === null) return refuse({ kind: 'chapter-not-found' }, chapterStatus)
    return { status: 200, body: { content_status: status } }
  }),

  chapter: readChapter(chapter, readModels),
  // the same reply under the specification's own path
  chapterContent: readChapter(chapterContent, readModels),

  toggleCompletion: route(toggleCompletion, noLimit, async ({ input, auth }) => {
    const result = await useCases.toggleCompletion({ userId: auth.user.id, chapterId: ChapterId(input.id) })
    if (!result.ok) return refuse(result.error, toggleCompletion)
    const { progress, completed } = result.value
    return { status: 200, body: { learning_plan_progress: progress, chapter_completed: completed } }
  }),

  markChapterRead: route(markChapterRead, noLimit, async ({ input, auth }) => {
    const result = await useCases.markChapterRead({ userId: auth.user.id, chapterId: ChapterId(input.id) })
    return result.ok ? { status: 204, body: undefined } : refuse(result.error, markChapterRead)
  }),

  tickObjective: route(tickObjective, noLimit, async ({ input: { id, objective, ticked: isTicked }, auth }) => {
    const chapterId = ChapterId(id)
    const result = await useCases.tickObjective({ userId: auth.user.id, chapterId, objective, isTicked })
    if (!result.ok) return refuse(result.error, tickObjective)
    return { status: 200, body: { ticked_objectives: [...result.value] } }
  }),
})

function readChapter(endpoint: typeof chapter | typeof chapterContent, readModels: HttpDeps['readModels']) {
  return route(endpoint, noLimit, async ({ input, auth }) => {
    const page = await readModels.chapter(auth.user.id, ChapterId(input.id))
    if (!page) return refuse({ kind: 'chapter-not-found' }, endpoint)
    return { status: 200, body: chapterBody(page) }
  })
}

const chapterBody = (page: ChapterPage): ChapterView => ({
  id: page.id,
  learning_plan_id: page.planId,
  learning_plan_title: page.planTitle,
  number: page.number,
  chapter_count: page.chapterCount,
  title: page.title,
  price: page.price,
  is_unlocked: page.isUnlocked,
  is_completed_by_current_user: page.isCompleted,
  content_status: page.contentStatus,
  unlocked_at: page.unlockedAt?.toISOString() ?? null,
  generated_content: page.content && contentBody(page.content),
  content_generated_at: page.generatedAt?.toISOString() ?? null,
  last_read_at: page.readAt?.toISOString() ?? null,
  ticked_objectives: page.ticked.filter((one) => page.content?.learningObjectives.includes(one)),
  previous_chapter: page.previous && neighbourBody(page.previous),
  next_chapter: page.next && neighbourBody(page.next),
})

export const contentBody = (
  content: NonNullable<ChapterPage['content']>,
): NonNullable<ChapterView['generated_content']> => ({
  introduction: content.introduction,
  learning_objectives: [...content.learningObjectives],
  curated_resources: content.curatedResources.map(
    ({ link, title, resourceType, justification }): CuratedResource => ({
      link,
      title,
      resource_type: resourceType,
      ai_justification: justification,
    }),
  ),
})

const neighbourBody = ({ id, title, isUnlocked }: NonNullable<ChapterPage['next']>) => ({
  id,
  title,
  is_unlocked: isUnlocked,
})
