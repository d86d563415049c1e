import type { PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import { useId, useRef } from 'react'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { describeCredits, dollars, unlockLabel } from '../../../texts/credits.ts'
import { type Mark, TrailMark } from '../../../ui/trail.tsx'
import { UnlockButton, UnlockError, useUnlockChapter } from '../unlock-chapter.tsx'
import type { NextStep } from './next-step.ts'

const words = { read: 'You are here', unlock: 'Next on your trail', wait: 'Writing your chapter…' }

/** The next step, on a piece of map: the one loud thing of the dashboard. */
export function ContinuePanel({ step }: { readonly step: NextStep }) {
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { plan, chapter, kind } = step
  const longest = plan.chapters.map(({ title }) => title).reduce((a, b) => (b.length > a.length ? b : a), '')

  const markOf = (one: PlanChapter): Mark => {
    if (one === chapter) return kind === 'wait' ? 'open' : 'next'
    if (one.is_completed_by_current_user) return 'done'
    return one.isUnlocked ? 'open' : 'locked'
  }

  return (
    <section
      aria-labelledby={titleId}
      className="relative isolate mb-10 overflow-hidden rounded-md border border-line bg-sheet shadow-sheet"
    >
      <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
      <div className="grid items-end gap-x-12 gap-y-6 p-6 sm:p-8 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <h2 id={titleId} ref={heading} tabIndex={-1} className="outline-offset-4">
            {/* as high for every chapter of the plan: what is pressed in the list below must not move when the next step changes */}
            <span
              data-longest={longest}
              className="reserve-title min-h-[calc(3lh+2rem)] text-title sm:min-h-[calc(2lh+2rem)]"
            >
              <span className="flex flex-col">
                <span className="font-sans text-note font-semibold tracking-normal text-muted">
                  {words[kind]}
                  <span className="sr-only">: </span>
                </span>
                {/* whole, up to a bound that only a title gone wrong reaches */}
                <span dir="auto" title={chapter.title} className="mt-1 line-clamp-8 sm:line-clamp-5">
                  {chapter.title}
                </span>
              </span>
            </span>
          </h2>
          <p className="mt-2 line-clamp-6 text-muted sm:line-clamp-4">
            Chapter {plan.chapters.indexOf(chapter) + 1} of {plan.chapters.length} in <bdi>{plan.title}</bdi>
          </p>
        </div>
        {/* the button that unlocked is gone afterwards, so focus goes to what came of it */}
        <div className="min-h-20 md:contents">
          {kind === 'unlock' && (
            <UnlockStep
              key={chapter.id}
              step={step}
              onUnlocked={() => heading.current?.focus({ preventScroll: true })}
            />
          )}
          {/* it stands still: whether the chapter is still being watched is shown in its row */}
          {kind === 'wait' && <p className="text-note text-muted">You can leave this page.</p>}
          {kind === 'read' && (
            <LinkButton to={paths.chapter(plan.id, chapter.id)} variant="next">
              <span>
                Continue<span className="sr-only">: {chapter.title}</span>
              </span>
            </LinkButton>
          )}
        </div>
      </div>
      <PlanProfile chapters={plan.chapters} step={chapter} markOf={markOf} className="sm:h-28" />
    </section>
  )
}

type UnlockStepProps = { readonly step: NextStep; readonly onUnlocked: () => void }

function UnlockStep({ step: { plan, chapter }, onUnlocked }: UnlockStepProps) {
  const unlocking = useUnlockChapter(plan.id, chapter, onUnlocked)
  const { user } = useAuth()
  const number = plan.chapters.indexOf(chapter) + 1
  const { price } = chapter
  const failed = chapter.content_status === 'FAILED'
  return (
    <>
      <div className="flex flex-col gap-2 md:items-end">
        <UnlockButton
          unlocking={unlocking}
          variant="next"
          // the words of the chapter's own button below, so that no one takes them for two things
          label={unlockLabel(price).replace('Unlock', `${failed ? 'Retry' : 'Unlock'} chapter ${number}`)}
        />
        {price > 0 && (
          <p className="text-note text-muted">
            That is {dollars(price)}.{user && ` You have ${describeCredits(user.credits)}.`}
          </p>
        )}
      </div>
      <UnlockError {...unlocking.refusal} className="md:col-span-2" />
    </>
  )
}

/** More marks than that stand too close together on a phone; of a longer plan the part around the step is drawn. */
const MOST = 9

/** How high the way runs at each mark, in percent from the top. It goes on and on, as hills do. */
const heights = [64, 34, 52, 20, 44, 26, 58, 30, 48]

type PlanProfileProps = {
  readonly chapters: readonly PlanChapter[]
  readonly step: PlanChapter
  readonly markOf: (chapter: PlanChapter) => Mark
  readonly className?: string | undefined
}

/** The plan as a walk over hills, seen from the side. A picture only: the list of chapters says the same in words. */
function PlanProfile({ chapters, step, markOf, className }: PlanProfileProps) {
  const { shown, first } = around(chapters, chapters.indexOf(step))
  const points = shown.map((chapter, index) => ({
    chapter,
    x: ((index + 0.5) / shown.length) * 100,
    y: heights[(first + index) % heights.length] ?? 50,
  }))
  const here = points.find(({ chapter }) => chapter === step)
  const way = wayThrough(points)
  return (
    <div aria-hidden="true" className={clsx('relative h-24', className)}>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="plan-profile absolute inset-0 size-full"
      >
        <path d={`${way}V100H0Z`} className="ground" />
        <path d={way} className="ahead" />
        <path d={way} className="walked" style={{ '--walked': `${100 - (here?.x ?? 0)}%` }} />
      </svg>
      {points.map(({ chapter, x, y }) => (
        <TrailMark
          key={chapter.id}
          mark={markOf(chapter)}
          size={chapter === step ? 28 : 20}
          className="absolute -translate-x-1/2 -translate-y-1/2"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </div>
  )
}

function around(chapters: readonly PlanChapter[], index: number) {
  const last = Math.max(0, chapters.length - MOST)
  const first = Math.min(last, Math.max(0, index - Math.floor(MOST / 2)))
  return { shown: chapters.slice(first, first + MOST), first }
}

type Point = { readonly x: number; readonly y: number }

/** From edge to edge through the points, level at each of them. */
function wayThrough(points: readonly Point[]): string {
  const first = points.at(0)?.y ?? 50
  const last = points.at(-1)?.y ?? 50
  const stops = [...points, { x: 100, y: last - 12 }]
  let at: Point = { x: 0, y: first + 14 }
  let path = `M0 ${at.y}`
  for (const to of stops) {
    const middle = (at.x + to.x) / 2
    path += `C${middle} ${at.y} ${middle} ${to.y} ${to.x} ${to.y}`
    at = to
  }
  return path
}
