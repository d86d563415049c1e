import { texts } from 'virtual:texts/landing'
import { use, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { FoldMark } from '../../ui/fold-mark.tsx'
import { useArrival } from '../../ui/page.tsx'
import { SiteName } from '../../ui/site-name.ts'
import { Demo } from './demo.tsx'
import { Gallery } from './gallery.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
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
