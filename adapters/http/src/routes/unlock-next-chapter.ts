import { type ReplyOf, unlockNextChapter } from '@app/contract'
import { ChapterId, contentStatus, PlanId, type UnlockedNext, type UnlockNextChapter } from '@app/domain'
import { refuse } from '../pipeline/refusal.ts'
import { type Route, route } from '../pipeline/route.ts'

export const unlockNextChapterRoute = (deps: { readonly unlockNextChapter: UnlockNextChapter }): Route =>
  route(unlockNextChapter, async ({ input, reader }) => {
    const result = await deps.unlockNextChapter({
      userId: reader.user.id,
      planId: PlanId(input.id),
      chapterId: input.chapter_id === undefined ? undefined : ChapterId(input.chapter_id),
    })
    if (!result.ok) return refuse(result.error, unlockNextChapter)
    return { status: 200, body: unlockedBody(result.value) }
  })

const unlockedBody = (unlocked: UnlockedNext): ReplyOf<typeof unlockNextChapter> => {
  if (unlocked.kind === 'all-unlocked') return { all_unlocked: true }
  const { chapter } = unlocked
  return { id: chapter.id, title: chapter.title, content_status: contentStatus(chapter) }
}
