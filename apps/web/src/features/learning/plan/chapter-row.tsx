import type { LearningPlan, PlanChapter } from '@app/contract'
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TrailStop } from '../../../ui/trail/trail.tsx'
import type { Mark } from '../../../ui/trail/trail-mark.tsx'
import { TrailToggle } from '../../../ui/trail/trail-toggle.tsx'
import { type ChapterState, chapterState } from '../model.ts'
import { useToggleCompletion } from '../use-toggle-completion.ts'
import { ChapterError } from './chapter-error.tsx'
import { ChapterTitle } from './chapter-title.tsx'
import { NextChapter } from './next-chapter.tsx'
import { OpenChapter } from './open-chapter.tsx'
import { Preparing } from './preparing.tsx'
import { Price } from './price.tsx'
import type { Trouble } from './use-chapter-watch.ts'

export type ChapterRowProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** What went wrong with it while this page looked on. */
  readonly trouble: Trouble | null
  readonly onUnlocked: () => void
  /** Begins to watch it again; null while it is being watched. */
  readonly onLookAgain: (() => void) | null
}

export function ChapterRow({ plan, chapter, trouble, onUnlocked, onLookAgain }: ChapterRowProps) {
  const body = useRef<HTMLDivElement>(null)
  const state = chapterState(plan, chapter)
  const completed = chapter.is_completed_by_current_user
  const { toggle, error } = useToggleCompletion({ planId: plan.id, chapterId: chapter.id, completed })

  /** Before the button that was pressed is gone: without this the keyboard would start at the top of the page again. */
  const keepFocus = () => body.current?.focus({ preventScroll: true })
  const unlocked = () => {
    keepFocus()
    onUnlocked()
  }
  const lookAgain = () => {
    keepFocus()
    onLookAgain?.()
  }
  return (
    <TrailStop
      mark={markOf(state, completed)}
      markLabel={state.kind === 'preparing' ? '' : undefined}
      control={
        state.kind === 'open' ? (
          <TrailToggle pressed={completed} label={`Completed: ${chapter.title}`} onPress={toggle} />
        ) : undefined
      }
    >
      {/* one element for every state of the row, so that it keeps focus when the state changes */}
      <div ref={body} tabIndex={-1} className="rounded-sm outline-offset-4">
        {state.kind === 'open' && <OpenChapter plan={plan} chapter={chapter} problem={error} />}
        {state.kind === 'locked' && <ChapterTitle chapter={chapter} muted note={<Price of={chapter.price} />} />}
        {state.kind === 'preparing' && (
          <ChapterTitle
            chapter={chapter}
            note={!trouble && <Preparing since={chapter.unlocked_at} isWatched={onLookAgain === null} />}
            action={
              onLookAgain && (
                <Button size="sm" onClick={lookAgain}>
                  Look again
                </Button>
              )
            }
          />
        )}
        {(state.kind === 'next' || state.kind === 'failed') && (
          <NextChapter plan={plan} chapter={chapter} state={state} shown={trouble !== null} onUnlocked={unlocked} />
        )}
        {trouble && <ChapterError plan={plan} chapter={chapter} trouble={trouble} onUnlocked={unlocked} />}
      </div>
    </TrailStop>
  )
}

function markOf({ kind }: ChapterState, completed: boolean): Mark {
  if (kind === 'open' && completed) return 'done'
  if (kind === 'failed') return 'failed'
  return kind === 'open' || kind === 'preparing' ? 'open' : 'locked'
}
