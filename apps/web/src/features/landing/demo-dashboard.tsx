import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { Trail, TrailStop } from '../../ui/trail.tsx'

/** A picture of the dashboard, made of the parts that the real one is made of. Nothing in it can be pressed. */
export function DemoDashboard() {
  return (
    <Card as="figure" aria-label="A dashboard with sample data" className="shadow-lifted">
      <div className="flex flex-col-reverse items-start justify-between gap-x-4 gap-y-2 sm:flex-row">
        <h2 className="text-lead">Bread that rises</h2>
        <Badge>Sample data</Badge>
      </div>
      <p className="mt-1 text-note text-muted">From flour and water to a loaf you would serve to guests.</p>
      <div className="mt-4 flex items-center gap-4">
        <ProgressBar
          value={40}
          label="Progress of Bread that rises"
          valueText="40 percent, 2 of 5 chapters done"
          className="flex-1"
        />
        <span className="text-note font-semibold tabular-nums" aria-hidden="true">
          40%
        </span>
      </div>
      <Trail label="Chapters of the sample plan" className="mt-6">
        <TrailStop mark="done">
          <DemoChapter title="How yeast works" note="Completed" />
        </TrailStop>
        <TrailStop mark="done">
          <DemoChapter title="Flour, water, salt, time" note="Completed" />
        </TrailStop>
        <TrailStop mark="next">
          <DemoChapter title="Folding and shaping" note="About 45 minutes" price="10 credits" loud />
        </TrailStop>
        <TrailStop mark="locked">
          <DemoChapter title="Proving, by eye and by clock" price="10 credits" />
        </TrailStop>
        <TrailStop mark="locked">
          <DemoChapter title="Steam, crust and the bake" price="10 credits" />
        </TrailStop>
      </Trail>
    </Card>
  )
}

type DemoChapterProps = {
  readonly title: string
  readonly note?: string
  readonly price?: string
  readonly loud?: boolean
}

function DemoChapter({ title, note, price, loud = false }: DemoChapterProps) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <div>
        <p className={loud ? 'font-semibold' : price ? 'text-muted' : ''}>{title}</p>
        {note && <p className="text-note text-muted">{note}</p>}
      </div>
      {price && <span className="text-note whitespace-nowrap text-muted">{price}</span>}
    </div>
  )
}
