import { clsx } from 'clsx'
import { useId, useLayoutEffect, useRef } from 'react'
import { CREDITS_PER_CHAPTER, describePrice, unlockLabel } from '../../texts/credits.ts'
import { Button } from '../../ui/button.tsx'
import { TrailStop } from '../../ui/trail/trail.tsx'
import { TrailToggle } from '../../ui/trail/trail-toggle.tsx'
import { CHAPTER_TIME } from './sample-plan.ts'
import type { SamplePlan } from './use-sample-plan.ts'

type SampleChapterRowProps = {
  readonly plan: SamplePlan
  readonly index: number
  readonly title: string
  readonly onView: () => void
}

export function SampleChapterRow({ plan, index, title, onView }: SampleChapterRowProps) {
  const state = index < plan.open ? 'open' : index === plan.open ? 'next' : 'locked'
  const completed = plan.completed[index] ?? false
  const titleId = useId()
  const retainedFocus = useRetainedFocus(state)
  return (
    <TrailStop
      mark={state === 'open' ? (completed ? 'done' : 'open') : state}
      control={
        state === 'open' ? (
          <TrailToggle pressed={completed} label={`Completed: ${title}`} onPress={() => plan.toggle(index)} />
        ) : undefined
      }
    >
      <div
        {...retainedFocus}
        tabIndex={-1}
        className="flex flex-wrap items-start gap-x-6 gap-y-2 rounded-sm outline-offset-4"
      >
        <div className="min-w-0 flex-1 basis-56">
          <p id={titleId} className={clsx(state === 'locked' && 'text-muted', state === 'next' && 'font-semibold')}>
            {title}
          </p>
          <p className="text-note text-muted">Estimated time: {CHAPTER_TIME}</p>
        </div>
        {/* as large for every state: unlocking moves nothing */}
        <div className="flex min-h-11 w-40 sm:min-h-9 sm:items-center sm:justify-center">
          {state !== 'open' && (
            // the button of the next one says it as well, and is there only with a script
            <span className={clsx('text-note text-muted', state === 'next' && 'hidden noscript:block')}>
              {describePrice(CREDITS_PER_CHAPTER)}
            </span>
          )}
          {state === 'open' && (
            <Button size="sm" wide className="noscript:hidden" onClick={onView}>
              <span>
                View Chapter<span className="sr-only">: {title}</span>
              </span>
            </Button>
          )}
          {state === 'next' && (
            <Button
              size="sm"
              variant="solid"
              wide
              className="px-0! noscript:hidden"
              busy={plan.unlocking}
              busyLabel="Unlocking..."
              aria-describedby={titleId}
              onClick={plan.unlockNext}
            >
              {unlockLabel(CREDITS_PER_CHAPTER)}
            </Button>
          )}
        </div>
      </div>
    </TrailStop>
  )
}

/** The button that was pressed gives way to another. Focus within the row then stays with the row, and is never taken. */
function useRetainedFocus(state: string) {
  const ref = useRef<HTMLDivElement>(null)
  const held = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state is what takes the button away
  useLayoutEffect(() => {
    if (held.current) ref.current?.focus({ preventScroll: true })
  }, [state])
  const onFocus = () => {
    held.current = true
  }
  const onBlur = () => {
    held.current = false
  }
  return { ref, onFocus, onBlur }
}
