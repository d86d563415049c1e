import { texts } from 'virtual:texts/learning'
import { texts as planTexts } from 'virtual:texts/learning/plan'
import type { PlanDetails } from '@app/contract'
import { type ReactNode, useId } from 'react'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { Button, LabelOf } from '../../../ui/button.tsx'
import { FoldMark } from '../../../ui/fold-mark.tsx'
import { TrailStop } from '../../../ui/trail.tsx'
import { type ChapterState, chapterState } from '../model.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { chapterFacts, outlineReason } from '../outline-words.ts'
import { ChapterError, failureNote, UnlockNext } from '../plan/chapter-parts.tsx'
import { type ChapterRowProps, markOf, nextMark, Preparing } from '../plan/chapter-row.tsx'
import { useKeptFocus } from '../plan/use-kept-focus.ts'
import { UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import { BuildsOn } from './builds-on.tsx'
import { OutlineNote } from './outline-note.tsx'

type Chapter = PlanDetails['chapters'][number]

type PlanStopProps = Omit<ChapterRowProps, 'plan' | 'chapter'> & {
  readonly plan: PlanDetails
  readonly chapter: Chapter
  /** The one thing to do next: it alone is loud, and unfolded. */
  readonly isNext: boolean
}

export function PlanStop({ plan, chapter, isNext, trouble, onUnlocked, onLookAgain }: PlanStopProps) {
  const titleId = useId()
  const { place, kept } = useKeptFocus()
  const state = chapterState(plan, chapter)
  const completed = chapter.is_completed_by_current_user

  const head = { chapter, titleId, state }
  return (
    <TrailStop
      mark={isNext ? nextMark(state, completed) : markOf(state, completed)}
      markLabel={state.kind === 'preparing' ? '' : undefined}
      className="pb-6 group-last/stop:pb-0"
    >
      {/* one element for every state of the stop, so that it keeps focus when the state changes */}
      <div ref={place} tabIndex={-1} className="rounded-sm outline-offset-4">
        {state.kind === 'open' && (
          <StopHead {...head}>
            <LinkButton to={paths.chapter(plan.id, chapter.id)} {...(isNext ? { variant: 'next' } : { size: 'sm' })}>
              <LabelOf label={planTexts.view} of={chapter.title} />
            </LinkButton>
          </StopHead>
        )}
        {state.kind === 'preparing' && (
          <StopHead
            {...head}
            note={!trouble && <Preparing chapter={chapter} state={state} isWatched={onLookAgain === null} />}
          >
            {onLookAgain && !state.waitsFor && (
              <Button size="sm" onClick={kept(onLookAgain)}>
                {planTexts.lookAgain}
              </Button>
            )}
          </StopHead>
        )}
        {state.kind === 'locked' && <StopHead {...head} />}
        {(state.kind === 'next' || state.kind === 'failed') && (
          <UnlockableHead
            {...head}
            plan={plan}
            state={state}
            isNext={isNext}
            shown={trouble !== null}
            onUnlocked={kept(onUnlocked)}
          />
        )}
        {trouble && <ChapterError plan={plan} chapter={chapter} trouble={trouble} onUnlocked={kept(onUnlocked)} />}
        {chapter.summary && (
          <p dir="auto" className="mt-2 max-w-[36rem]">
            {chapter.summary}
          </p>
        )}
        <OutlineNote plan={plan} chapter={chapter} />
        <BuildsOn plan={plan} chapter={chapter} />
        <Objectives chapter={chapter} isNext={isNext} />
      </div>
    </TrailStop>
  )
}

type StopHeadProps = {
  readonly chapter: Chapter
  readonly titleId: string
  readonly state: ChapterState
  readonly note?: ReactNode
  /** What can be done with the chapter: it stands at the end of the row, and under the title where there is no room. */
  readonly children?: ReactNode
}

function StopHead({ chapter, titleId, state, note, children }: StopHeadProps) {
  const isPaid = state.kind === 'open' || state.kind === 'preparing'
  const facts = [...chapterFacts(chapter, !isPaid), ...(state.kind === 'open' ? describeReading(chapter) : [])]
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <h3 id={titleId} className="flex gap-2.5 text-lead leading-[1.75rem]">
          <span className="flex-none font-normal text-muted tabular-nums">{chapter.number}</span>{' '}
          <span dir="auto" className="min-w-0">
            {chapter.title}
          </span>
        </h3>
        {facts.length > 0 && <p className="mt-0.5 text-note text-muted">{facts.join(' · ')}</p>}
        {note && <div className="text-note text-muted">{note}</div>}
      </div>
      {children && <div className="flex flex-col gap-1 sm:items-end print:hidden">{children}</div>}
    </div>
  )
}

/** Opened is not done. */
function describeReading(chapter: Chapter): readonly string[] {
  if (chapter.is_completed_by_current_user) return [texts.completion.completed]
  return chapter.last_read_at === null ? [] : [texts.completion.begun]
}

type UnlockableHeadProps = Omit<StopHeadProps, 'children' | 'note' | 'state'> & {
  readonly plan: PlanDetails
  readonly isNext: boolean
  readonly state: Extract<ChapterState, { kind: 'next' | 'failed' }>
  /** Its failure is already shown, right below. */
  readonly shown: boolean
  readonly onUnlocked: () => void
}

function UnlockableHead({ plan, isNext, shown, onUnlocked, ...head }: UnlockableHeadProps) {
  const { chapter, state, titleId } = head
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
  const blocked = outlineReason(chapter)
  return (
    <>
      <StopHead {...head} note={!shown && failureNote(chapter)}>
        {/* below stands the failure with a button of its own */}
        {!shown && (
          <UnlockNext
            unlocking={unlocking}
            plan={plan}
            waitsFor={state.waitsFor}
            describedBy={titleId}
            blocked={blocked}
            loud={isNext && state.waitsFor === undefined && blocked === undefined}
          />
        )}
      </StopHead>
      <UnlockError {...unlocking.refusal} className="mt-3" />
    </>
  )
}

/** Folded but for the next step: a dozen chapters with all they teach are a wall. On paper nothing is folded. */
function Objectives({ chapter, isNext }: { readonly chapter: Chapter; readonly isNext: boolean }) {
  if (chapter.objectives.length === 0) return null
  return (
    <details open={isNext} className="plan-objectives group/fold mt-1 max-w-[36rem]">
      <summary className="-mx-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-sm px-2 text-note font-semibold transition-colors duration-[160ms] hover:bg-sunk pointer-fine:min-h-9 [&::-webkit-details-marker]:hidden">
        <LabelOf label={texts.outline.objectives} of={chapter.title} />
        <FoldMark className="group-open/fold:rotate-180" />
      </summary>
      <div className="pt-1">
        <ObjectivesList objectives={chapter.objectives} />
      </div>
    </details>
  )
}
