import type { OutlineItem } from '../../plans/draft-outline.ts'
import type { Adapters } from '../../ports/adapters.ts'
import { runWork } from '../../ports/unit-of-work.ts'
import type { PlanId } from '../../shared/ids.ts'
import { checkLines } from '../../tutoring/gates/check-text.ts'
import { makeOutlineReader } from '../../tutoring/outline-reader.ts'
import type { PlanTask } from '../../tutoring/task.ts'
import { isUnsafeFor } from '../tutoring/judge-answer.ts'

/** What comes faster is saved together. */
const SAVE_INTERVAL_MS = 300

type Deps = Pick<Adapters, 'unitOfWork' | 'ids' | 'pause' | 'markdown' | 'safety'>

/**
 * Saves what has come of a plan while it is being written, for those who watch: at once what comes first, then a few times a
 * second at most. A draft that cannot be saved is nothing that a plan may fail for.
 */
export function makeShowOutline(
  { unitOfWork, ids, pause, markdown, safety }: Deps,
  { planId, run, task }: { readonly planId: PlanId; readonly run: number; readonly task: PlanTask },
) {
  const isUnsafe = isUnsafeFor(safety)
  /** What the plan is refused for at its end is not shown before. */
  const isUnfit = (text: string): boolean => isUnsafe(text) || checkLines([text], task).some(({ isSoft }) => !isSoft)
  let id = ''
  let items: readonly OutlineItem[] = []
  let saving: Promise<void> = Promise.resolve()
  let isDirty = false
  let isWorking = false
  let isClosed = false

  const saveOnce = (): Promise<void> => {
    const draft = { id, items }
    return runWork(unitOfWork, ({ plans }) => plans.saveDraft(planId, run, draft)).catch(() => {})
  }

  const save = async (): Promise<void> => {
    isDirty = true
    if (isWorking) return
    isWorking = true
    while (isDirty && !isClosed) {
      isDirty = false
      saving = saveOnce()
      await saving
      await pause(SAVE_INTERVAL_MS)
    }
    isWorking = false
  }

  return {
    /** Another attempt begins: what the one before has shown is no part of it. Takes its text in pieces. */
    begin: (): ((piece: string) => void) => {
      const hadItems = items.length > 0
      const attempt = ids.newId()
      id = attempt
      items = []
      if (hadItems) void save()
      const reader = makeOutlineReader({
        markdown,
        isUnfit,
        onItem: (item) => {
          if (id !== attempt) return
          items = [...items, item]
          void save()
        },
      })
      return reader.feed
    },
    /** Nothing is saved after it has resolved. */
    close: async (): Promise<void> => {
      isClosed = true
      await saving
    },
  }
}
