import { texts } from 'virtual:texts/learning/plan'
import type { LearningPlan, PlanChapter } from '@app/contract'
import { type ReactNode, type RefObject, useId } from 'react'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { ElapsedTimer } from '../../../ui/elapsed-timer.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { fill } from '../../../ui/fill.tsx'
import { type Mark, TrailStop, WalkingDots } from '../../../ui/trail.tsx'
import { type ChapterState, chapterState, hasFailed } from '../model.ts'
import { RetryButton, UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import type { ChapterWatch } from './use-chapter-watch.ts'

/** A chapter among those of its plan, and how it is watched. */
export type WatchedChapter = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** Whether it is the one thing to do next, on the whole screen. */
  readonly isNext: boolean
  readonly watch: ChapterWatch
}

/** `action` stands at the end of the row, and under the title where there is no room. */
export type HeadParts = {
  readonly state: ChapterState
  readonly titleId: string
  readonly note?: ReactNode
  readonly action?: ReactNode
}

type ChapterStopProps = WatchedChapter & {
  /** The element that stays, for the focus of a button that goes. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Whether the next one has the loud button of the screen. */
  readonly isLoud?: boolean
  /** Why it cannot be unlocked yet, said beside the chapter as well. */
  readonly blocked?: string | undefined
  readonly head: (parts: HeadParts) => ReactNode
  /** Stands in place of the mark. */
  readonly control?: ReactNode
  readonly className?: string
  readonly children: ReactNode
}

/** A chapter in the trail of its plan: whether it can be read, is being written or can be unlocked. */
export function ChapterStop(props: ChapterStopProps) {
  const { plan, chapter, isNext, place, watch, head } = props
  const trouble = troubleOf(props)
  const titleId = useId()
  const state = chapterState(plan, chapter)
  const waitsFor = 'waitsFor' in state ? state.waitsFor : undefined
  const canUnlock = state.kind === 'next' || state.kind === 'failed'
  const reason = waitsFor ? texts.waitsFor({ title: waitsFor.title }) : props.blocked
  const isLoud = props.isLoud && isNext && reason === undefined
  const look = isLoud ? ({ variant: 'next' } as const) : ({ size: 'sm' } as const)
  const watchAgain = () => {
    // what was pressed goes: else the keyboard would start at the top of the page again
    place.current?.focus({ preventScroll: true })
    // what it waits for is watched anew, too
    watch.watchAgain()
  }
  const unlocking = useUnlockChapter(plan.id, chapter, watchAgain)
  const note = canUnlock
    ? failureNote(chapter)
    : state.kind === 'preparing' && <Preparing chapter={chapter} waitsFor={waitsFor} isWatched={!watch.isLost} />
  const action = (
    <>
      {state.kind === 'open' && (
        <LinkButton to={paths.chapter(plan.id, chapter.id)} {...look}>
          <LabelOf label={texts.view} of={chapter.title} />
        </LinkButton>
      )}
      {state.kind === 'preparing' && watch.isLost && !waitsFor && (
        <Button size="sm" onClick={watchAgain}>
          {texts.lookAgain}
        </Button>
      )}
      {canUnlock && (
        <UnlockButton
          unlocking={unlocking}
          {...look}
          disabledReason={reason}
          aria-describedby={titleId}
          className={reason && 'border-dashed! border-edge! bg-transparent! font-normal'}
        />
      )}
      {canUnlock && waitsFor && (
        // the button itself says this to a screen reader, with the chapter's name
        <p aria-hidden="true" className="text-note text-muted">
          {texts.comesFirst({ chapter: plan.chapters.indexOf(waitsFor) + 1 })}
        </p>
      )}
    </>
  )
  return (
    <TrailStop
      mark={markOf(state, chapter.is_completed_by_current_user, isNext)}
      markLabel={state.kind === 'preparing' ? '' : undefined}
      control={props.control}
      className={props.className}
    >
      {/* one element for every state of the stop, so that it keeps focus when the state changes */}
      <div ref={place} tabIndex={-1} className="rounded-sm outline-offset-4">
        {head({ state, titleId, note: !trouble && note, action })}
        {canUnlock && <UnlockError {...unlocking.refusal} className="mt-3" />}
        {trouble && <ChapterTrouble plan={plan} chapter={chapter} watch={{ ...watch, watchAgain }} />}
        {props.children}
      </div>
    </TrailStop>
  )
}

/** What went wrong with it while this page looked on. */
export const troubleOf = ({ chapter, watch: { trouble } }: Pick<WatchedChapter, 'chapter' | 'watch'>) =>
  trouble?.chapterId === chapter.id ? trouble : null

/** The one thing to do next is loud, unless it has failed or is being written. */
function markOf({ kind }: ChapterState, completed: boolean, isNext: boolean): Mark {
  if (kind === 'failed') return 'failed'
  if (kind === 'open' && completed) return 'done'
  if (isNext && kind !== 'preparing') return 'next'
  return kind === 'open' || kind === 'preparing' ? 'open' : 'locked'
}

type PreparingProps = {
  readonly chapter: PlanChapter
  readonly waitsFor: PlanChapter | undefined
  /** Nothing moves that no one looks at: it would promise that the end will show by itself. */
  readonly isWatched: boolean
}

function Preparing({ chapter: { writing_since: since }, waitsFor, isWatched }: PreparingProps) {
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

/** Why a chapter that can be unlocked is locked again; null where it never was unlocked. */
function failureNote(chapter: PlanChapter): ReactNode {
  if (!hasFailed(chapter)) return chapter.content_error?.message ?? null
  return (
    <>
      <strong className="font-semibold text-danger">{texts.writingFailed}</strong>
      {chapter.price > 0 && ` ${texts.creditsBack}`}
    </>
  )
}

type ChapterTroubleProps = Pick<WatchedChapter, 'plan' | 'chapter' | 'watch'> & {
  /** Says which chapter it is about, where the chapter itself is not in view. */
  readonly named?: boolean
}

export function ChapterTrouble({ plan, chapter, watch: { trouble, watchAgain }, named = false }: ChapterTroubleProps) {
  const unlocking = useUnlockChapter(plan.id, chapter, watchAgain)
  return (
    trouble && (
      <>
        <Alert className="mt-3" title={named ? chapter.title : undefined}>
          <p>{texts.trouble[trouble.kind]}</p>
          {trouble.kind === 'failed' && chapter.price > 0 && <p>{texts.creditsBack}</p>}
          <RetryButton unlocking={unlocking} className="mt-3" />
        </Alert>
        <UnlockError {...unlocking.refusal} className="mt-3" />
      </>
    )
  )
}
