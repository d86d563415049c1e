import { use } from 'react'
import { useArrival } from '../../ui/page.tsx'
import { SiteName } from '../../ui/site-name.ts'
import { Demo } from './demo.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Pricing } from './pricing.tsx'
import { useAnchor } from './use-anchor.ts'

export function LandingPage() {
  const name = use(SiteName)
  useArrival(name)
  useAnchor()
  return (
    <>
      <title>{`${name} · Learning plans, one chapter at a time`}</title>
      <Hero />
      <Demo />
      <HowItWorks />
      <Pricing />
    </>
  )
}
