import { clsx } from 'clsx'
import { LinkButton, PageLink, paths } from '../../routing/page-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { PlanProgress, Trail, TrailStop } from '../../ui/trail.tsx'
import { CHAPTER_TIME, sampleChapters, samplePlan } from './sample-plan.ts'

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
          Tell us where you want to go. We’ll mark the way.
        </h1>
        <p className="mt-6 max-w-[44ch] text-lead text-muted">
          Tell the assistant what you want to learn. It asks a few questions, then lays out a plan in chapters, each
          with clear goals and resources worth your time.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <WayIn label="Get Started" />
          <PageLink to={paths.howItWorks} className="link flex min-h-11 items-center font-medium">
            See how it works
          </PageLink>
        </div>
        <p className="mt-6 text-note text-muted">
          The first chapter of every plan is free. After that, each chapter is $1 (10 credits).
        </p>
      </div>
      <DemoDashboard />
    </div>
  </section>
)

/** A picture of the dashboard, made of the parts that the real one is made of. Nothing in it can be pressed. */
const DemoDashboard = () => (
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

type DemoPlanProps = { readonly title: string; readonly done: number; readonly chapters: number }

function DemoPlan({ title, done, chapters }: DemoPlanProps) {
  const percent = Math.round((done / chapters) * 100)
  return (
    <>
      <p className="font-serif text-lead font-[560]">{title}</p>
      <PlanProgress
        title={title}
        percent={percent}
        done={`${done} of ${chapters} chapters done`}
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

type WayInProps = {
  /** What it says to visitors. */
  readonly label: string
  readonly className?: string
}

/**
 * A new learner registers here, and who is signed in goes on. The build writes this page once for both, so it holds both
 * links and the style sheet shows one of them: nothing changes under the reader when the script finds out who that is.
 */
export const WayIn = ({ label, className }: WayInProps) => (
  <>
    <LinkButton to={paths.register} variant="next" className={clsx('for-visitors', className)}>
      {label}
    </LinkButton>
    <LinkButton to={paths.dashboard} variant="next" className={clsx('for-learners', className)}>
      Go to my dashboard
    </LinkButton>
  </>
)
