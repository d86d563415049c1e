import type { CreditPackage } from '@app/contract'
import { useId } from 'react'
import { CREDITS_PER_CHAPTER, describeCredits, money } from '../../../texts/credits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import type { useCheckout } from './use-checkout.ts'

type PackageRowProps = {
  readonly creditPackage: CreditPackage
  /** The one package that is painted. */
  readonly isProposed: boolean
  /** It is painted because it is the smallest that covers what is missing. */
  readonly covers: boolean
  readonly checkout: ReturnType<typeof useCheckout>
}

export function PackageRow({ creditPackage, isProposed, covers, checkout }: PackageRowProps) {
  const { id, name, credits, price, savings, popular } = creditPackage
  const { buy, buying, trouble } = checkout
  const titleId = useId()
  const buttonId = useId()

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={titleId} className="text-note font-semibold text-muted">
            {name}
          </span>
          {popular && <Badge>Most Popular</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-lead font-semibold tabular-nums">{describeCredits(credits)}</span>
          <span className="font-semibold tabular-nums">{money(price)}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-muted">
          <span>{inChapters(credits, price)}</span>
          {savings && <span className="font-semibold text-ok">{savings}</span>}
        </p>
        {covers && <p className="text-note">Enough for this chapter</p>}
      </div>
      <Button
        id={buttonId}
        // its own words first: 'Buy Now Package B'
        aria-labelledby={`${buttonId} ${titleId}`}
        variant={isProposed ? 'next' : 'outline'}
        size="sm"
        busy={buying === id}
        busyLabel="Processing..."
        disabledReason={buying !== null && buying !== id ? 'Another package is being bought.' : undefined}
        onClick={() => buy(id)}
      >
        Buy Now
      </Button>
      {trouble?.about === id && <Alert className="col-span-2 mt-2">{trouble.words}</Alert>}
    </li>
  )
}

/** What it means on the trail: '10 chapters, $0.90 each'. */
function inChapters(credits: number, price: number): string {
  const chapters = Math.floor(credits / CREDITS_PER_CHAPTER)
  const each = Math.round((price * 100 * CREDITS_PER_CHAPTER) / credits) / 100
  return `${chapters} ${chapters === 1 ? 'chapter' : 'chapters'}, ${money(each)} each`
}
