import { texts } from 'virtual:texts/learning'
import type { PlanDetails } from '@app/contract'
import { Suspense, useRef } from 'react'
import { lazyComponent, lazyPart } from '../../../ui/lazy-component.ts'
import { Trail } from '../../../ui/trail.tsx'
import { DownloadMarkdown } from '../markdown-file/download-markdown.tsx'
import { isReadable, nextToUnlock } from '../model.ts'
import { nextStepIn } from '../next-step.ts'
import { ObjectivesList } from '../objectives-list.tsx'
import { chapterFacts, describeDate, describeRecall, outlineReason } from '../outline-words.ts'
import { ChapterStop, type HeadParts, troubleOf, type WatchedChapter } from '../plan/chapter-stop.tsx'
import { useChapterWatch } from '../plan/use-chapter-watch.ts'
import { ChapterNotes } from './chapter-notes.tsx'
import { Fold } from './fold.tsx'
import { WhatWasChecked } from './what-was-checked.tsx'

/** It stands at the end of the route, and comes a moment after it. */
const UnlockAll = lazyComponent(() => import('../unlock-all/unlock-all.tsx'), 'UnlockAll')

/** Few chapters were prepared ahead. */
const Preview = lazyPart(() => import('./preview.tsx'), 'Preview')

/** All chapters of a plan in their order, with what is known of each. The one being written is watched. */
export function PlanTrail({ plan }: { readonly plan: PlanDetails }) {
  const watch = useChapterWatch(plan)
  const step = nextStepIn(plan)
  return (
    <>
      <h2 className="mb-5 font-sans print:mt-10 text-note font-semibold tracking-normal text-muted">
        {texts.chapters}
      </h2>
      <Trail label={texts.chapters}>
        {plan.chapters.map((chapter) => (
          <PlanStop
            key={chapter.id}
            plan={plan}
            chapter={chapter}
            isNext={chapter.id === step?.chapter.id}
            watch={watch}
          />
        ))}
      </Trail>
      <Suspense fallback={<div className="h-30 print:hidden" />}>
        <UnlockAll plan={plan} className="ms-11 mt-6" />
      </Suspense>
      <WhatWasChecked plan={plan} className="ms-11 mt-4 print:hidden" />
      <DownloadMarkdown of={plan.title} make={({ makePlanFile }) => makePlanFile(plan)} className="ms-11 mt-4" />
    </>
  )
}

type Chapter = PlanDetails['chapters'][number]

type PlanStopProps = Omit<WatchedChapter, 'plan' | 'chapter'> & {
  readonly plan: PlanDetails
  readonly chapter: Chapter
}

/** A chapter with what it teaches. The one thing to do next alone is loud, and unfolded. */
function PlanStop(props: PlanStopProps) {
  const { plan, chapter, isNext } = props
  const place = useRef<HTMLDivElement>(null)
  // below stands the failure with a button of its own
  const isShown = ({ state }: HeadParts) => troubleOf(props) === null || state.kind === 'preparing'
  return (
    <ChapterStop
      {...props}
      place={place}
      isLoud
      blocked={outlineReason(chapter)}
      head={(parts) => <StopHead chapter={chapter} {...parts} action={isShown(parts) && parts.action} />}
      className="pb-6 group-last/stop:pb-0"
    >
      {chapter.summary && (
        <p dir="auto" className="mt-2 max-w-[36rem]">
          {chapter.summary}
        </p>
      )}
      <ChapterNotes plan={plan} chapter={chapter} />
      <Objectives chapter={chapter} isNext={isNext} />
      {chapter.id === nextToUnlock(plan)?.id && plan.chapters.some(isReadable) && (
        <Preview plan={plan} chapter={chapter} />
      )}
    </ChapterStop>
  )
}

function StopHead({ chapter, titleId, state, note, action }: HeadParts & { readonly chapter: Chapter }) {
  const isPaid = state.kind === 'open' || state.kind === 'preparing'
  const facts = [
    ...describeDate(chapter),
    ...chapterFacts(chapter, !isPaid),
    ...(state.kind === 'open' ? describeReading(chapter) : []),
  ]
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
      <div className="flex flex-col gap-1 empty:hidden sm:items-end print:hidden">{action}</div>
    </div>
  )
}

/** Opened is not done. */
function describeReading(chapter: Chapter): readonly string[] {
  if (chapter.is_completed_by_current_user) return [texts.completion.completed]
  return chapter.last_read_at === null ? [] : [texts.completion.begun]
}

/** Folded but for the next step. On paper nothing is folded. */
function Objectives({ chapter, isNext }: { readonly chapter: Chapter; readonly isNext: boolean }) {
  if (chapter.objectives.length === 0) return null
  return (
    <Fold label={texts.outline.objectives} of={chapter.title} open={isNext} className="plan-objectives mt-1">
      <div className="pt-1">
        <ObjectivesList objectives={chapter.objectives} noteOf={(one) => describeRecall(chapter, one)} />
      </div>
    </Fold>
  )
}
