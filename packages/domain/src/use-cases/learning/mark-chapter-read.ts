import { markRead } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

/** Notes that the learner has turned to a chapter, so that every device can go on with it. */
export type MarkChapterRead = (input: OwnChapter) => Promise<Result<void, ChapterRefusal>>

export const makeMarkChapterRead =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'>): MarkChapterRead =>
  async (wanted) => {
    const read = await changeOpenChapter(deps, wanted, (chapter) => ok(markRead(chapter, deps.clock.now())))
    return read.ok ? ok(undefined) : read
  }
