import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/plan'
import type { LearningPlan } from '@app/contract'
import { useId, useRef, useState } from 'react'
import { recordOf, stored } from '../../../api/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { FoldMark } from '../../../ui/fold-mark.tsx'
import { Trail } from '../../../ui/trail.tsx'
import { ChapterRow } from './chapter-row.tsx'
import { ChapterTrouble } from './chapter-stop.tsx'
import { useChapterWatch } from './use-chapter-watch.ts'

type PlanChaptersProps = {
  readonly plan: LearningPlan
  readonly shownFirst: boolean
  /** The id of the chapter that is the one thing to do next on the whole screen; null in other plans. */
  readonly next: string | null
}

/** The trail of a plan, unfolded by a button. The chapter being written is watched either way. */
export function PlanChapters({ plan, shownFirst, next }: PlanChaptersProps) {
  const listId = useId()
  const [shown, show] = useChaptersShown(plan.id, shownFirst)
  const watch = useChapterWatch(plan)
  const troubled = plan.chapters.find(({ id }) => id === watch.trouble?.chapterId)
  const fold = useRef<HTMLButtonElement>(null)

  return (
    <>
      <h4 className="-mx-3 mt-3 font-sans">
        <button
          ref={fold}
          type="button"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          onClick={() => show(!shown)}
          className="flex min-h-11 w-full items-center gap-2 rounded-md px-3 text-start text-body font-semibold tracking-normal transition-colors duration-[160ms] hover:bg-sunk"
        >
          {learning.chapters} <span className="font-normal text-muted tabular-nums">{plan.chapters.length}</span>
          <FoldMark className={shown ? 'rotate-180' : undefined} />
        </button>
      </h4>
      {shown && (
        <div id={listId} className="pt-4">
          <Trail label={learning.chapters}>
            {plan.chapters.map((chapter) => (
              <ChapterRow key={chapter.id} plan={plan} chapter={chapter} isNext={chapter.id === next} watch={watch} />
            ))}
          </Trail>
        </div>
      )}
      {!shown && watch.isLost && (
        <div className="flex flex-wrap items-center gap-4">
          <p className="text-note">{texts.writing}</p>
          <Button
            size="sm"
            onClick={() => {
              // the button that is pressed goes
              fold.current?.focus({ preventScroll: true })
              watch.watchAgain()
            }}
          >
            {texts.lookAgain}
          </Button>
        </div>
      )}
      {!shown && troubled && <ChapterTrouble plan={plan} chapter={troubled} watch={watch} named />}
    </>
  )
}

/** Of more plans than that no one remembers how they were left. */
const MAX_PLANS = 200

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const entry = stored<Readonly<Record<string, boolean>>>('localStorage', 'plans-shown', recordOf(isBoolean))

/** Whether a plan shows its chapters: as the learner left it, else as the page thinks best when the plan appears. */
function useChaptersShown(planId: string, best: boolean): readonly [boolean, (shown: boolean) => void] {
  const [shown, setShown] = useState(() => entry.read()?.[planId] ?? best)
  const show = (next: boolean) => {
    setShown(next)
    const { [planId]: _, ...others } = entry.read() ?? {}
    entry.write(Object.fromEntries([...Object.entries(others), [planId, next] as const].slice(-MAX_PLANS)))
  }
  return [shown, show]
}
