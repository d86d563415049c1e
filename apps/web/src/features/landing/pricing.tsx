import { TrailMark } from '../../ui/trail/trail-mark.tsx'
import { Signpost } from './signpost.tsx'
import { WayIn } from './way-in.tsx'

const included = [
  'Unlimited learning paths',
  'AI-powered assessments',
  'Curated learning resources',
  'Progress tracking',
  'Lifetime access to paid chapters',
]

export function Pricing() {
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="outline-none">
      <div className="wrap grid gap-12 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="pricing-title" className="text-title">
            Pay Per Chapter
          </h2>
          <p className="mt-4 flex items-baseline gap-3">
            <span className="font-serif text-display font-[480]">$1</span>{' '}
            <span className="text-lead text-muted">per chapter</span>
          </p>
          <p className="mt-2 max-w-[44ch] text-muted">
            No subscription. Buy credits when you need them: a chapter costs 10, packs start at $5.
          </p>
          <ul className="mt-6 flex flex-col gap-2">
            {included.map((what) => (
              <li key={what} className="flex items-center gap-3">
                <TrailMark mark="done" size={18} />
                {what}
              </li>
            ))}
          </ul>
          <WayIn label="Get Started Now" className="mt-8" />
        </div>
        <Signpost />
      </div>
    </section>
  )
}
