import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { DemoDashboard } from './demo-dashboard.tsx'
import { WayIn } from './way-in.tsx'

export function Hero() {
  return (
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
}
