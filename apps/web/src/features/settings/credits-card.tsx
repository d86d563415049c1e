import { use } from 'react'
import { OfferCredits } from '../../offer-credits.tsx'
import { Card } from '../../ui/card.tsx'

export function CreditsCard({ credits }: { readonly credits: number }) {
  const Offer = use(OfferCredits)
  return (
    <Card as="section" aria-labelledby="credits-title" className="lg:sticky lg:top-24">
      <h2 id="credits-title" className="text-lead">
        Your Credits
      </h2>
      <p className="mt-4 flex items-baseline gap-3">
        <span className="font-serif text-display tabular-nums">{credits}</span>
        <span className="text-muted">{credits === 1 ? 'credit' : 'credits'} available</span>
      </p>
      <p className="mt-2 text-note text-muted">10 credits, $1, unlock a chapter. The first one of a plan is free.</p>
      <div className="mt-6">
        <Offer label="Buy More Credits" variant="solid" wide />
      </div>
    </Card>
  )
}
