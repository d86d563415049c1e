import { clsx } from 'clsx'
import { Card } from '../../ui/card.tsx'
import { BuyCredits } from '../payments/buy/buy-credits.tsx'

/** From here on a number in the largest letters is wider than the card. */
const MILLION = 1_000_000

export function CreditsCard({ credits }: { readonly credits: number }) {
  return (
    <Card as="section" aria-labelledby="credits-title" className="lg:sticky lg:top-24">
      <h2 id="credits-title" className="text-lead">
        Your Credits
      </h2>
      <p className="mt-4">
        {/* the unit below, not beside: of any number of digits both stay within the card */}
        <span
          className={clsx(
            'block font-serif tabular-nums',
            credits < MILLION ? 'text-display' : 'text-title wrap-anywhere',
          )}
        >
          {credits}
        </span>{' '}
        <span className="block text-muted">{credits === 1 ? 'credit' : 'credits'} available</span>
      </p>
      <p className="mt-4 text-note text-muted">A chapter costs 10 credits ($1). The first one of a plan is free.</p>
      <div className="mt-6">
        <BuyCredits label="Buy More Credits" variant="solid" wide />
      </div>
    </Card>
  )
}
