import { markRead } from '../../chapters/chapter.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok } from '../../shared/result.ts'
import { changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

/** Notes that the learner has turned to a chapter, so that every device can go on with it. */
export const makeMarkChapterRead = (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) => async (wanted: OwnChapter) => {
  const read = await changeOpenChapter<never>(deps, wanted, (chapter) => ok(markRead(chapter, deps.clock.now())))
  return read.ok ? ok(undefined) : read
}
