import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/trail/progress-bar.tsx'
import { Trail, TrailStop } from '../../ui/trail/trail.tsx'
import { CHAPTER_TIME, sampleChapters, samplePlan } from './sample-plan.ts'

/** A picture of the dashboard, made of the parts that the real one is made of. Nothing in it can be pressed. */
export function DemoDashboard() {
  return (
    <Card as="figure" aria-label="A dashboard with sample data" className="shadow-lifted">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-note font-semibold">My Learning Dashboard</p>
        <Badge>Sample data</Badge>
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <DemoPlan title={samplePlan.title} done={samplePlan.open} chapters={sampleChapters.length} />
      </div>
      <Trail label="Chapters of the sample plan" className="mt-6">
        {sampleChapters.map(({ title }, index) => (
          <DemoChapter key={title} title={title} place={index - samplePlan.open} />
        ))}
      </Trail>
      <div className="mt-6 border-t border-line pt-4">
        <DemoPlan title="The night sky, by name" done={3} chapters={4} />
      </div>
    </Card>
  )
}

type DemoPlanProps = { readonly title: string; readonly done: number; readonly chapters: number }

function DemoPlan({ title, done, chapters }: DemoPlanProps) {
  const percent = Math.round((done / chapters) * 100)
  return (
    <>
      <p className="font-serif text-lead font-[560]">{title}</p>
      <div className="mt-2 flex items-center gap-4">
        <ProgressBar
          value={percent}
          label={`Progress of ${title}`}
          valueText={`${percent} percent, ${done} of ${chapters} chapters done`}
          className="flex-1"
        />
        <span className="text-note font-semibold tabular-nums" aria-hidden="true">
          {percent}%
        </span>
      </div>
    </>
  )
}

/** `place`: how many chapters it lies ahead of the next one. */
function DemoChapter({ title, place }: { readonly title: string; readonly place: number }) {
  if (place < 0) {
    return (
      <TrailStop mark="done">
        <p>{title}</p>
        <p className="text-note text-muted">Completed</p>
      </TrailStop>
    )
  }
  return (
    <TrailStop mark={place === 0 ? 'next' : 'locked'}>
      <div className="flex items-baseline justify-between gap-4">
        <p className={place === 0 ? 'font-semibold' : 'text-muted'}>{title}</p>
        <span className="text-note whitespace-nowrap text-muted">10 credits</span>
      </div>
      {place === 0 && <p className="text-note text-muted first-letter:uppercase">{CHAPTER_TIME}</p>}
    </TrailStop>
  )
}
