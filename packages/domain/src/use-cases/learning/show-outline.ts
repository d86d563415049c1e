import type { OutlineItem } from '../../plans/draft-outline.ts'
import type { Adapters } from '../../ports/index.ts'
import { type PlanId, remember } from '../../shared/index.ts'
import { isHard } from '../../tutoring/fault.ts'
import { checkLines } from '../../tutoring/gates/check-text.ts'
import { readOutlineItems } from '../../tutoring/plan-draft.ts'
import type { PlanTask } from '../../tutoring/task.ts'
import { isUnsafeFor } from '../tutoring/judge-answer.ts'

/** Characters of an answer: more are no plan. */
const MAX_LENGTH = 100_000
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
  const isUnfit = remember((text) => isUnsafe(text) || checkLines([text], task).some(isHard))
  let id = ''
  let answer = ''
  let items: readonly OutlineItem[] = []
  let savedItems = 0
  let saving: Promise<void> = Promise.resolve()
  let isDirty = false
  let isWorking = false
  let isClosed = false

  const saveOnce = async (): Promise<void> => {
    const shown = new Set(items.map(keyOf))
    const added = readOutlineItems(answer, { markdown, isUnfit }).filter((item) => !shown.has(keyOf(item)))
    if (added.length === 0 && items.length === savedItems) return
    items = [...items, ...added]
    savedItems = items.length
    const draft = { id, items }
    await unitOfWork.run(({ plans }) => plans.saveDraft(planId, run, draft)).catch(() => {})
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
      const attempt = ids.newId()
      id = attempt
      answer = ''
      items = []
      if (savedItems > 0) void save()
      return (piece) => {
        if (id !== attempt || answer.length > MAX_LENGTH) return
        answer += piece
        void save()
      }
    },
    /** Nothing is saved after it has resolved. */
    close: async (): Promise<void> => {
      isClosed = true
      await saving
    },
  }
}

const keyOf = (item: OutlineItem): string => JSON.stringify(item)
