import { texts as learning } from 'virtual:texts/learning'
import { texts } from 'virtual:texts/learning/plan'
import type { LearningPlan, PlanChapter } from '@app/contract'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { isolate } from '../../../texts/isolate.ts'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { fill } from '../../../ui/fill.tsx'
import { type Mark, TrailStop, TrailToggle, WalkingDots } from '../../../ui/trail.tsx'
import { type ChapterState, chapterState } from '../model.ts'
import { CompletionError, useToggleCompletion, WaitingForLine } from '../toggle-completion.tsx'
import { ChapterError, ChapterTitle, NextChapter, Price } from './chapter-parts.tsx'
import type { Trouble } from './use-chapter-watch.ts'
import { useKeptFocus } from './use-kept-focus.ts'

export type ChapterRowProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** Whether it is the one thing to do next, on the whole screen. */
  readonly isNext: boolean
  /** What went wrong with it while this page looked on. */
  readonly trouble: Trouble | null
  readonly onUnlocked: () => void
  /** Begins to watch it again; null while it is being watched. */
  readonly onLookAgain: (() => void) | null
}

export function ChapterRow({ plan, chapter, isNext, trouble, onUnlocked, onLookAgain }: ChapterRowProps) {
  const { place, kept } = useKeptFocus()
  const state = chapterState(plan, chapter)
  const completed = chapter.is_completed_by_current_user
  const { toggle, error, undo, isWaiting } = useToggleCompletion({
    planId: plan.id,
    chapter,
    onFocusLost: () => place.current?.focus({ preventScroll: true }),
  })

  return (
    <TrailStop
      mark={isNext ? nextMark(state, completed) : markOf(state, completed)}
      markLabel={state.kind === 'preparing' ? '' : undefined}
      control={
        state.kind === 'open' ? (
          <TrailToggle
            isNext={isNext}
            pressed={completed}
            label={`${learning.completion.completed}: ${isolate(chapter.title)}`}
            onPress={toggle}
          />
        ) : undefined
      }
    >
      {/* one element for every state of the row, so that it keeps focus when the state changes */}
      <div ref={place} tabIndex={-1} className="rounded-sm outline-offset-4">
        {state.kind === 'open' && (
          <ChapterTitle
            chapter={chapter}
            // on a phone the solid mark is enough, and saves a line per chapter
            strong={isNext}
            note={<Reading chapter={chapter} />}
            action={
              <LinkButton to={paths.chapter(plan.id, chapter.id)} size="sm">
                <LabelOf label={texts.view} of={chapter.title} />
              </LinkButton>
            }
          />
        )}
        {undo}
        <WaitingForLine isWaiting={isWaiting} className="mt-1" />
        {state.kind === 'open' && error && <CompletionError error={error} className="mt-1 text-note text-danger" />}
        {state.kind === 'locked' && <ChapterTitle chapter={chapter} muted note={<Price of={chapter.price} />} />}
        {state.kind === 'preparing' && (
          <ChapterTitle
            chapter={chapter}
            note={!trouble && <Preparing chapter={chapter} state={state} isWatched={onLookAgain === null} />}
            action={
              onLookAgain &&
              !state.waitsFor && (
                <Button size="sm" onClick={kept(onLookAgain)}>
                  {texts.lookAgain}
                </Button>
              )
            }
          />
        )}
        {(state.kind === 'next' || state.kind === 'failed') && (
          <NextChapter
            plan={plan}
            chapter={chapter}
            isNext={isNext}
            state={state}
            shown={trouble !== null}
            onUnlocked={kept(onUnlocked)}
          />
        )}
        {trouble && <ChapterError plan={plan} chapter={chapter} trouble={trouble} onUnlocked={kept(onUnlocked)} />}
      </div>
    </TrailStop>
  )
}

export function markOf({ kind }: ChapterState, completed: boolean): Mark {
  if (kind === 'open' && completed) return 'done'
  if (kind === 'failed') return 'failed'
  return kind === 'open' || kind === 'preparing' ? 'open' : 'locked'
}

/** The same for the one thing to do next: loud, unless it has failed or is being written. */
export function nextMark(state: ChapterState, completed: boolean): Mark {
  const mark = markOf(state, completed)
  return state.kind !== 'preparing' && (mark === 'open' || mark === 'locked') ? 'next' : mark
}

/** How far the learner is with it: opened is not done. On a phone the solid mark is enough, and saves a line per chapter. */
function Reading({ chapter }: Pick<ChapterRowProps, 'chapter'>) {
  if (chapter.is_completed_by_current_user) {
    return <span className="max-sm:hidden">{learning.completion.completed}</span>
  }
  return chapter.last_read_at !== null && learning.completion.begun
}

type PreparingProps = {
  readonly chapter: PlanChapter
  readonly state: Extract<ChapterState, { kind: 'preparing' }>
  /** Nothing moves that no one looks at: it would promise that the end will show by itself. */
  readonly isWatched: boolean
}

export function Preparing({ chapter: { writing_since: since }, state: { waitsFor }, isWatched }: PreparingProps) {
  if (waitsFor) return fill(texts.writtenAfter, { chapter: <bdi>{waitsFor.title}</bdi> })
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-3 text-ink">
        {isWatched && <WalkingDots />}
        {texts.generating}
      </span>
      {isWatched && since !== undefined && <ElapsedTimer since={Date.parse(since)} />}
      <span>{texts.canLeave}</span>
    </span>
  )
}
