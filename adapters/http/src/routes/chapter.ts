import { type ChapterView, type CuratedResource, chapter, type chapterContent } from '@app/contract'
import { ChapterId, type ChapterPage, type Screens } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

/** Two endpoints answer the same: the chapter, and its content under the specification's own path. */
export const chapterRoute = (
  endpoint: typeof chapter | typeof chapterContent,
  deps: { readonly screens: Screens },
): Route =>
  route(endpoint, async ({ input, reader }) => {
    const page = await deps.screens.chapter(reader.user.id, ChapterId(input.id))
    if (!page) return refuse({ kind: 'chapter-not-found' }, chapter)
    return { status: 200, body: chapterBody(page) }
  })

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
