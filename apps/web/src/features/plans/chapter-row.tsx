import type { LearningPlan, PlanChapter } from '@app/contract'
import { useRef } from 'react'
import { priceInWords } from '../../credits-in-words.ts'
import { TrailStop } from '../../ui/trail.tsx'
import { WalkingDots } from '../../ui/walking-dots.tsx'
import { ChapterTitle } from './chapter-title.tsx'
import { ChapterTrouble } from './chapter-trouble.tsx'
import { NextChapter } from './next-chapter.tsx'
import { OpenChapter } from './open-chapter.tsx'
import { chapterState } from './plan-facts.ts'
import type { Trouble } from './use-chapter-watch.ts'

export type ChapterRowProps = {
  readonly plan: LearningPlan
  readonly chapter: PlanChapter
  /** What went wrong with it while this page looked on. */
  readonly trouble: Trouble | null
  readonly onUnlocked: () => void
}

export function ChapterRow({ plan, chapter, trouble, onUnlocked }: ChapterRowProps) {
  const body = useRef<HTMLDivElement>(null)
  const state = chapterState(plan, chapter)
  if (state.kind === 'open') return <OpenChapter plan={plan} chapter={chapter} />

  const unlocked = () => {
    // the button that was pressed is gone; without this the keyboard would start at the top of the page again
    body.current?.focus({ preventScroll: true })
    onUnlocked()
  }
  return (
    <TrailStop
      mark={state.kind === 'preparing' ? 'open' : 'locked'}
      markLabel={state.kind === 'preparing' ? '' : 'Locked'}
    >
      <div ref={body} tabIndex={-1} className="rounded-sm outline-offset-4">
        {state.kind === 'locked' && <ChapterTitle chapter={chapter} muted note={priceInWords(chapter.price)} />}
        {state.kind === 'preparing' && <ChapterTitle chapter={chapter} note={trouble ? undefined : <Preparing />} />}
        {(state.kind === 'next' || state.kind === 'failed') && (
          <NextChapter plan={plan} chapter={chapter} state={state} onUnlocked={unlocked} />
        )}
        {trouble && <ChapterTrouble plan={plan} chapter={chapter} trouble={trouble} onUnlocked={unlocked} />}
      </div>
    </TrailStop>
  )
}

function Preparing() {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-3 text-ink">
        <WalkingDots />
        Generating...
      </span>
      <span>You may leave this page.</span>
    </span>
  )
}
