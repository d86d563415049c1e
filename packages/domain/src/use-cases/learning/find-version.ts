import type { OpenChapter } from '../../chapters/chapter.ts'
import { shownVersion } from '../../chapters/rewrite.ts'
import type { ChapterVersion } from '../../chapters/versions.ts'
import type { Repositories } from '../../ports/repositories.ts'
import type { ChapterId, PlanId } from '../../shared/ids.ts'

export type FoundVersion = { readonly chapter: OpenChapter; readonly version: ChapterVersion }

/** A version of a chapter that can be read, shown or not, as it is now; locked with its plan. */
export async function lockVersion(
  { plans, chapters, chapterVersions }: Repositories,
  { planId, chapterId }: { readonly planId: PlanId; readonly chapterId: ChapterId },
  isWanted: (version: ChapterVersion) => boolean,
): Promise<FoundVersion | null> {
  await plans.lock(planId)
  const chapter = await chapters.find(chapterId)
  if (chapter?.kind !== 'open') return null
  // a version that is not shown keeps its questions
  const others = chapter.versions.count > 1 ? await chapterVersions.ofChapter(chapterId) : []
  const version = [shownVersion(chapter), ...others].find(isWanted)
  return version ? { chapter, version } : null
}

export async function saveVersion(
  { chapters, chapterVersions }: Repositories,
  { chapter, version }: FoundVersion,
  changes: Partial<Pick<ChapterVersion, 'content' | 'questions'>>,
): Promise<void> {
  if (version.number === chapter.versions.shown) await chapters.save({ ...chapter, ...changes })
  else await chapterVersions.save({ ...version, ...changes })
}
