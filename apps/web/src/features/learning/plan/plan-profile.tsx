import './plan-profile.css'
import type { PlanChapter } from '@app/contract'
import { clsx } from 'clsx'
import { type Mark, TrailMark } from '../../../ui/trail.tsx'
import type { NextStep } from '../next-step.ts'

/** More marks than that stand too close together on a phone; of a longer plan the part around the step is drawn. */
const MOST = 9

/** How high the way runs at each mark, in percent from the top. It goes on and on, as hills do. */
const heights = [64, 34, 52, 20, 44, 26, 58, 30, 48]

type PlanProfileProps = {
  readonly chapters: readonly PlanChapter[]
  /** Null once all of it is walked. */
  readonly step: Pick<NextStep, 'chapter' | 'kind'> | null
  readonly className?: string | undefined
}

/** The plan as a walk over hills, seen from the side. A picture only: the list of chapters says the same in words. */
export function PlanProfile({ chapters, step, className }: PlanProfileProps) {
  const isStep = ({ id }: PlanChapter) => id === step?.chapter.id
  const { shown, first } = around(chapters, step ? chapters.findIndex(isStep) : chapters.length)
  const points = shown.map((chapter, index) => ({
    chapter,
    x: ((index + 0.5) / shown.length) * 100,
    y: heights[(first + index) % heights.length] ?? 50,
  }))
  const here = points.find(({ chapter }) => isStep(chapter))
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
        <path d={way} className="walked" style={{ '--walked': `${100 - (here?.x ?? 100)}%` }} />
      </svg>
      {points.map(({ chapter, x, y }) => (
        <TrailMark
          key={chapter.id}
          mark={step && isStep(chapter) ? markOfStep(step.kind) : markOf(chapter)}
          size={isStep(chapter) ? 28 : 20}
          className="absolute -translate-x-1/2 -translate-y-1/2"
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      ))}
    </div>
  )
}

const markOfStep = (kind: NextStep['kind']): Mark => (kind === 'wait' ? 'open' : 'next')

function markOf({ is_completed_by_current_user, isUnlocked }: PlanChapter): Mark {
  if (is_completed_by_current_user) return 'done'
  return isUnlocked ? 'open' : 'locked'
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
