import { texts } from 'virtual:texts/landing'
import { use, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { useArrival } from '../../ui/page.tsx'
import { SiteName } from '../../ui/site-name.ts'
import { TrailLine, TrailMark } from '../../ui/trail.tsx'
import { Demo } from './demo.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { Pricing } from './pricing.tsx'

export function LandingPage() {
  const name = use(SiteName)
  useArrival(name)
  useAnchor()
  return (
    <>
      <title>{texts.title({ name })}</title>
      <Hero />
      <Demo />
      <HowItWorks />
      <Gallery />
      <Pricing />
      <Questions />
    </>
  )
}

/**
 * Hash links lead here from any page, so the section may not exist yet when the browser looks for it. A link to this very
 * page, such as the logo, leads back to its top.
 */
function useAnchor(): void {
  const { hash, key } = useLocation()
  const how = useNavigationType()
  const lastKey = useRef(key)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes a second press on the same link scroll again
  useEffect(() => {
    const hasMoved = lastKey.current !== key
    lastKey.current = key
    if (hash === '') {
      if (hasMoved && how !== NavigationType.Pop) toTop()
      return
    }
    const section = document.getElementById(hash.slice(1))
    section?.scrollIntoView({ behavior: smoothly() })
    section?.focus({ preventScroll: true })
  }, [hash, key])
}

function toTop(): void {
  window.scrollTo({ top: 0, behavior: smoothly() })
  document.querySelector('main')?.focus({ preventScroll: true })
}

const smoothly = (): ScrollBehavior =>
  globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'

const { questions } = texts

const Questions = () => (
  <section aria-labelledby="questions-title" className="border-t border-line bg-sheet">
    <div className="wrap grid gap-x-16 gap-y-6 py-16 sm:py-24 lg:grid-cols-[1fr_2fr]">
      <h2 id="questions-title" className="text-title">
        {questions.heading}
      </h2>
      <div className="border-t border-line">
        {questions.list.map(({ question, answer }) => (
          <details key={question} className="group/fold border-b border-line">
            <summary className="flex min-h-14 cursor-pointer items-center gap-4 py-3 font-serif text-lead font-[560]">
              {question}
              <FoldMark className="group-open/fold:rotate-180" />
            </summary>
            <p className="max-w-[62ch] pb-6 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  </section>
)

/** Where the marks stand on the profile, in its own units: 1000 wide, 120 high. The path goes through these points. */
const heights = [92, 50, 78, 20]
const profile =
  'M-900 60C-700 30-500 110-300 104S-90 98 0 92C90 86 150 52 250 50S400 82 500 78 660 22 750 20 920 60 1000 62 1300 20 1900 40'

const HowItWorks = () => (
  <section
    id="how-it-works"
    tabIndex={-1}
    aria-labelledby="how-title"
    className="overflow-clip border-y border-line bg-sheet outline-none"
  >
    <div className="wrap py-16 sm:py-24">
      <h2 id="how-title" className="text-title">
        {texts.how.heading}
      </h2>
      <div className="relative mt-8">
        {/* as wide as the four columns with their last gap, so that a quarter of it is one step; the rest runs out of the page */}
        <svg
          viewBox="0 0 1000 120"
          preserveAspectRatio="none"
          aria-hidden="true"
          className="profile absolute top-0 left-3 hidden h-30 w-[calc(100%+2rem)] overflow-visible lg:block"
        >
          <path d={`${profile}V900H-900Z`} className="ground" />
          <path d={profile} className="way" />
        </svg>
        <ol className="relative grid lg:grid-cols-4 lg:gap-8">
          {texts.how.steps.map(({ title, text }, index) => (
            <li key={title} className="group/stop relative flex gap-4 pb-8 last:pb-0 lg:block lg:pb-0">
              <TrailLine walked={false} className="lg:hidden" />
              {/* on a wide screen the mark stands on the profile above its step; on a narrow one it begins the line */}
              <div className="relative flex h-7 w-8 flex-none items-center justify-center lg:mb-8 lg:block lg:h-30">
                <TrailMark
                  mark={index === 0 ? 'next' : 'open'}
                  className="lg:absolute lg:top-(--height) lg:left-0 lg:-translate-y-1/2"
                  style={{ '--height': `${((heights[index] ?? 0) / 120) * 100}%` }}
                />
              </div>
              <div>
                <h3 className="text-lead">
                  <span className="text-muted">{index + 1}.</span> {title}
                </h3>
                <p className="mt-1 max-w-[52ch] text-muted lg:mt-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
)
