import { texts } from 'virtual:texts/landing'
import { clsx } from 'clsx'
import { TrailMark } from '../../ui/trail.tsx'
import { WayIn } from './way-in.tsx'

const { pricing } = texts

export const Pricing = () => (
  <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title" className="outline-none">
    <div className="wrap grid gap-12 py-16 sm:py-24 lg:grid-cols-2 lg:gap-16">
      <div>
        <h2 id="pricing-title" className="text-title">
          {pricing.heading}
        </h2>
        <p className="mt-4 flex items-baseline gap-3">
          <span className="font-serif text-display font-[480]">{pricing.price}</span>{' '}
          <span className="text-lead text-muted">{pricing.perChapter}</span>
        </p>
        <p className="mt-2 max-w-[44ch] text-muted">{pricing.text}</p>
        <ul className="mt-6 flex flex-col gap-2">
          {pricing.included.map((what) => (
            <li key={what} className="flex items-center gap-3">
              <TrailMark mark="done" size={18} />
              {what}
            </li>
          ))}
        </ul>
        <WayIn label={pricing.start} className="mt-8" />
      </div>
      <Signpost />
    </div>
  </section>
)

const Signpost = () => (
  <div className="relative isolate mx-auto flex w-full max-w-md flex-col items-center pt-6">
    <div
      aria-hidden="true"
      className="absolute top-0 bottom-2 left-1/2 -z-10 w-4 -translate-x-1/2 rounded-t-full bg-ink"
    />
    <ul aria-label={pricing.signpost} className="flex w-full flex-col gap-3 pb-28">
      {pricing.boards.map(({ where, price }, index) => (
        <li
          key={where}
          className={clsx(
            'board flex w-[88%] items-baseline justify-between gap-4 py-3 font-serif',
            index > 0 ? 'board-left' : 'self-end',
          )}
        >
          <span className="text-lead">{where}</span>
          <span className="text-lead font-semibold tabular-nums">{price}</span>
        </li>
      ))}
    </ul>
    <svg viewBox="0 0 400 60" className="absolute bottom-0 w-full" aria-hidden="true">
      <path d="M0 60C60 40 120 26 200 24s150 14 200 36Z" className="fill-paper" />
      <path d="M4 58C60 40 120 26 200 24s150 14 196 34" className="fill-none stroke-edge" strokeWidth="2" />
      <path
        d="M176 27c-4-9-9-13-14-16m16 16c-1-9 1-14 4-19m50 20c5-8 9-11 16-13m-18 13c1-7 0-11-2-15"
        className="fill-none stroke-edge"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </svg>
  </div>
)
