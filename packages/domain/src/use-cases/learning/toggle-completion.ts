import { toggleCompletion } from '../../chapters/chapter.ts'
import { progressOf } from '../../chapters/progress.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok } from '../../shared/result.ts'
import { changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

/** Marks a chapter that can be read complete, or not complete again. `progress` is the plan's, in percent. */
export const makeToggleCompletion = (deps: Pick<Adapters, 'unitOfWork' | 'clock'>) => async (wanted: OwnChapter) => {
  const toggled = await changeOpenChapter<never>(deps, wanted, (chapter) =>
    ok(toggleCompletion(chapter, deps.clock.now())),
  )
  if (!toggled.ok) return toggled
  const { chapter, all } = toggled.value
  return ok({ completed: chapter.completedAt !== null, progress: progressOf(all) })
}
