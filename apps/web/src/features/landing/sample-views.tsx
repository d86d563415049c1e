import { texts } from 'virtual:texts/landing'
import { texts as sample } from 'virtual:texts/landing/sample'
import { clsx } from 'clsx'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { CREDITS_PER_CHAPTER, describePrice, unlockLabel } from '../../texts/credits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, LabelOf } from '../../ui/button.tsx'
import { List } from '../../ui/list.tsx'
import { PlanProgress, Trail, TrailMark, TrailStop, TrailToggle } from '../../ui/trail.tsx'

const { plan: words, chapter: reading } = texts.demo
/** How many chapters are unlocked, and read, when a user comes to the page. */
export const OPEN_AT_FIRST = 2
const CREDITS_AT_FIRST = 30

type SamplePlanViewProps = {
  readonly plan: SamplePlan
  /** Shows the content of a chapter, counted from 0. */
  readonly onView: (chapter: number) => void
}

export function SamplePlanView({ plan, onView }: SamplePlanViewProps) {
  const done = plan.completed.filter(Boolean).length
  const percent = Math.round((done / sample.chapters.length) * 100)
  const progress = words.done({ done, all: sample.chapters.length })
  return (
    <>
      <div className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-lead">{sample.title}</h3>
          <Badge>{texts.demo.sample}</Badge>
        </div>
        <p className="mt-1 text-muted">{sample.description}</p>
        <PlanProgress title={sample.title} percent={percent} done={progress} className="mt-4" />
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-note text-muted">
          <span>{progress}</span>
          <span>{words.credits({ credits: plan.credits })}</span>
        </p>
        <Trail label={words.chapters} className="mt-6">
          {sample.chapters.map(({ title }, index) => (
            <SampleChapterRow key={title} plan={plan} index={index} title={title} onView={() => onView(index)} />
          ))}
        </Trail>
      </div>
      {/* over the plan, so that nothing moves. The region is there before its words, or they would not be read out */}
      <div role="status" className={clsx('absolute inset-0 z-10', !plan.unlocking && 'pointer-events-none')}>
        {plan.unlocking && (
          <div className="unlocked flex size-full flex-col items-center justify-center gap-4 rounded-md bg-sheet/95">
            <TrailMark mark="done" size={64} />
            <p className="font-serif text-title font-[560]">{words.unlocked}</p>
          </div>
        )}
      </div>
    </>
  )
}

export type SamplePlan = ReturnType<typeof useSamplePlan>

const OVERLAY_MS = 1_000

/** The state of the sample, which lives as long as the page does. Nothing of it is kept or sent. */
export function useSamplePlan() {
  const [open, setOpen] = useState(OPEN_AT_FIRST)
  const [completed, setCompleted] = useState(() => sample.chapters.map((_, index) => index < OPEN_AT_FIRST))
  const [unlocking, setUnlocking] = useState(false)

  useEffect(() => {
    if (!unlocking) return
    const timer = setTimeout(() => {
      setUnlocking(false)
      setOpen((before) => before + 1)
    }, OVERLAY_MS)
    return () => clearTimeout(timer)
  }, [unlocking])

  return {
    /** The first so many chapters are unlocked; the one behind them can be. */
    open,
    completed,
    unlocking,
    credits: CREDITS_AT_FIRST - (open - OPEN_AT_FIRST) * CREDITS_PER_CHAPTER,
    unlockNext: () => setUnlocking(true),
    toggle: (chapter: number) =>
      setCompleted((before) => before.map((done, index) => (index === chapter ? !done : done))),
  }
}

type SampleChapterRowProps = {
  readonly plan: SamplePlan
  readonly index: number
  readonly title: string
  readonly onView: () => void
}

function SampleChapterRow({ plan, index, title, onView }: SampleChapterRowProps) {
  const state = index < plan.open ? 'open' : index === plan.open ? 'next' : 'locked'
  const completed = plan.completed[index] ?? false
  const titleId = useId()
  const retainedFocus = useRetainedFocus(state)
  return (
    <TrailStop
      mark={state === 'open' ? (completed ? 'done' : 'open') : state}
      control={
        state === 'open' ? (
          <TrailToggle pressed={completed} label={words.completed({ title })} onPress={() => plan.toggle(index)} />
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
          <p className="text-note text-muted">{words.time({ time: sample.chapterTime })}</p>
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
              <LabelOf label={words.view} of={title} />
            </Button>
          )}
          {state === 'next' && (
            <Button
              size="sm"
              variant="solid"
              wide
              className="px-0! noscript:hidden"
              busy={plan.unlocking}
              busyLabel={words.unlocking}
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

/** The first chapter is there to be read as a whole, the others as far as they show what one is made of. */
export function SampleChapterView({ number }: { readonly number: number }) {
  const chapter = sample.chapters[number - 1]
  if (!chapter) return null
  return (
    <div className="p-4 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-note text-muted">
          {reading.place({ number, all: sample.chapters.length, time: sample.chapterTime })}
        </p>
        <Badge>{texts.demo.sample}</Badge>
      </div>
      <h3 className="mt-2 text-title">{chapter.title}</h3>
      <Part title={reading.introduction}>
        <p className="mt-2">{chapter.introduction}</p>
      </Part>
      <Part title={reading.objectives}>
        <List className="mt-3 flex flex-col gap-2">
          {chapter.objectives.map((objective) => (
            <li key={objective} className="flex gap-3">
              <TrailMark mark="open" size={20} className="mt-1" />
              {objective}
            </li>
          ))}
        </List>
      </Part>
      {'lesson' in chapter &&
        chapter.lesson.map((paragraph) => (
          <p key={paragraph} className="mt-4">
            {paragraph}
          </p>
        ))}
      {'exercise' in chapter && (
        <Part title={reading.tryIt}>
          <p className="mt-2">{chapter.exercise}</p>
        </Part>
      )}
      {'question' in chapter && (
        <Part title={reading.question}>
          <p className="mt-2">{chapter.question}</p>
          <details className="mt-1">
            <summary className="link flex min-h-11 w-fit cursor-pointer items-center">{reading.answer}</summary>
            <p className="mt-1">{chapter.answer}</p>
          </details>
        </Part>
      )}
      <Part title={reading.resources}>
        <List className="mt-3 border-t border-line">
          {chapter.resources.map(({ type, title, reason }) => (
            <li key={title} className="grid gap-x-4 gap-y-1 border-b border-line py-3 sm:grid-cols-[5rem_1fr]">
              <Badge className="mt-0.5 self-start justify-self-start">{type}</Badge>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{reason}</p>
              </div>
            </li>
          ))}
        </List>
        <p className="mt-3 text-note text-muted">{reading.links}</p>
      </Part>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-8">
    <h4 className="font-serif text-lead font-[560]">{title}</h4>
    {children}
  </section>
)
