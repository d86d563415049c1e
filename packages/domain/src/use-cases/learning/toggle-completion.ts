import { toggleCompletion } from '../../chapters/chapter.ts'
import { progressOf } from '../../chapters/progress.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { ok, type Result } from '../../shared/result.ts'
import { type ChapterRefusal, changeOpenChapter, type OwnChapter } from './change-open-chapter.ts'

/** `progress` is the plan's, in percent. */
export type Toggled = { readonly completed: boolean; readonly progress: number }

/** Marks a chapter that can be read complete, or not complete again. */
export type ToggleCompletion = (input: OwnChapter) => Promise<Result<Toggled, ChapterRefusal>>

export const makeToggleCompletion =
  (deps: Pick<Adapters, 'unitOfWork' | 'clock'>): ToggleCompletion =>
  async (wanted) => {
    const toggled = await changeOpenChapter(deps, wanted, (chapter) => ok(toggleCompletion(chapter, deps.clock.now())))
    if (!toggled.ok) return toggled
    const { chapter, all } = toggled.value
    return ok({ completed: chapter.completedAt !== null, progress: progressOf(all) })
  }
