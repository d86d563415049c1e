import { texts } from 'virtual:texts/landing'
import { texts as sample } from 'virtual:texts/landing/sample'
import { PageLink, paths } from '../../routing/page-link.tsx'
import { CREDITS_PER_CHAPTER, describeCredits } from '../../texts/credits.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { PlanProgress, Trail, TrailStop } from '../../ui/trail.tsx'
import { OPEN_AT_FIRST } from './sample-views.tsx'
import { DemoNote, WayIn } from './way-in.tsx'

const { hero, dashboard, demo } = texts

export const Hero = () => (
  <section aria-labelledby="hero-title" className="relative isolate overflow-hidden">
    <div aria-hidden="true" className="contours absolute inset-0 -z-10" />
    <svg
      viewBox="0 0 1000 500"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="profile absolute inset-0 -z-10 hidden size-full lg:block"
    >
      <path className="way" d="M0 462C90 480 190 430 300 448S470 476 560 420 800 300 880 200 940 90 1000 74" />
    </svg>
    <div className="wrap grid items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-24">
      <div>
        <h1 id="hero-title" className="max-w-[14ch] text-display font-[480]">
          {hero.heading}
        </h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <WayIn label={hero.start} />
          <PageLink to={paths.howItWorks} className="link flex min-h-11 items-center font-medium">
            {hero.seeHow}
          </PageLink>
        </div>
        <p className="mt-6 text-note text-muted">{hero.price}</p>
        <DemoNote />
      </div>
      <DemoDashboard />
    </div>
  </section>
)

/** A picture of the dashboard, made of the parts that the real one is made of. Nothing in it can be pressed. */
const DemoDashboard = () => (
  <Card as="figure" aria-label={dashboard.label} className="shadow-lifted">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-note font-semibold">{dashboard.heading}</p>
      <Badge>{demo.sampleData}</Badge>
    </div>
    <div className="mt-4 border-t border-line pt-4">
      <DemoPlan title={sample.title} done={OPEN_AT_FIRST} chapters={sample.chapters.length} />
    </div>
    <Trail label={dashboard.chapters} className="mt-6">
      {sample.chapters.map(({ title }, index) => (
        <DemoChapter key={title} title={title} place={index - OPEN_AT_FIRST} />
      ))}
    </Trail>
    <div className="mt-6 border-t border-line pt-4">
      <DemoPlan title={dashboard.otherPlan} done={3} chapters={4} />
    </div>
  </Card>
)

type DemoPlanProps = { readonly title: string; readonly done: number; readonly chapters: number }

function DemoPlan({ title, done, chapters }: DemoPlanProps) {
  const percent = Math.round((done / chapters) * 100)
  return (
    <>
      <p className="font-serif text-lead font-[560]">{title}</p>
      <PlanProgress
        title={title}
        percent={percent}
        done={demo.plan.done({ done, all: chapters })}
        figure="text-note font-semibold tabular-nums"
        className="mt-2"
      />
    </>
  )
}

/** `place`: how many chapters it lies ahead of the next one. */
function DemoChapter({ title, place }: { readonly title: string; readonly place: number }) {
  if (place < 0) {
    return (
      <TrailStop mark="done">
        <p>{title}</p>
        <p className="text-note text-muted">{dashboard.completed}</p>
      </TrailStop>
    )
  }
  return (
    <TrailStop mark={place === 0 ? 'next' : 'locked'}>
      <div className="flex items-baseline justify-between gap-4">
        <p className={place === 0 ? 'font-semibold' : 'text-muted'}>{title}</p>
        <span className="text-note whitespace-nowrap text-muted">{describeCredits(CREDITS_PER_CHAPTER)}</span>
      </div>
      {place === 0 && <p className="text-note text-muted first-letter:uppercase">{sample.chapterTime}</p>}
    </TrailStop>
  )
}
