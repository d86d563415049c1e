import { clsx } from 'clsx'
import { Badge } from '../../ui/badge.tsx'
import { ProgressBar } from '../../ui/trail/progress-bar.tsx'
import { Trail } from '../../ui/trail/trail.tsx'
import { TrailMark } from '../../ui/trail/trail-mark.tsx'
import { SampleChapterRow } from './sample-chapter-row.tsx'
import { sampleChapters, samplePlan } from './sample-plan.ts'
import type { SamplePlan } from './use-sample-plan.ts'

type SamplePlanViewProps = {
  readonly plan: SamplePlan
  /** Shows the content of a chapter, counted from 0. */
  readonly onView: (chapter: number) => void
}

export function SamplePlanView({ plan, onView }: SamplePlanViewProps) {
  const done = plan.completed.filter(Boolean).length
  const percent = Math.round((done / sampleChapters.length) * 100)
  return (
    <>
      <div className="p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <h3 className="text-lead">{samplePlan.title}</h3>
          <Badge>Sample</Badge>
        </div>
        <p className="mt-1 text-muted">{samplePlan.description}</p>
        <div className="mt-4 flex items-center gap-4">
          <ProgressBar
            value={percent}
            label={`Progress of ${samplePlan.title}`}
            valueText={`${percent} percent, ${done} of ${sampleChapters.length} chapters done`}
            className="flex-1"
          />
          <span aria-hidden="true" className="min-w-[3.5ch] text-end font-serif text-lead leading-none tabular-nums">
            {percent}%
          </span>
        </div>
        <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-note text-muted">
          <span>
            {done} of {sampleChapters.length} chapters done
          </span>
          <span>Sample credits: {plan.credits}</span>
        </p>
        <Trail label="Chapters" className="mt-6">
          {sampleChapters.map(({ title }, index) => (
            <SampleChapterRow key={title} plan={plan} index={index} title={title} onView={() => onView(index)} />
          ))}
        </Trail>
      </div>
      {/* over the plan, so that nothing moves. The region is there before its words, or they would not be read out */}
      <div role="status" className={clsx('absolute inset-0 z-10', !plan.unlocking && 'pointer-events-none')}>
        {plan.unlocking && (
          <div className="unlocked flex size-full flex-col items-center justify-center gap-4 rounded-md bg-sheet/95">
            <TrailMark mark="done" size={64} />
            <p className="font-serif text-title font-[560]">Chapter Unlocked!</p>
          </div>
        )}
      </div>
    </>
  )
}
