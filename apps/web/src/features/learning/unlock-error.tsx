import type { unlockNextChapter } from '@app/contract'
import { useState } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { describeCause, wasNeverSent } from '../../api/cause.ts'
import { explain, served } from '../../api/explain.ts'
import { isProblem } from '../../api/problem.ts'
import { describeCredits, dollars } from '../../texts/credits.ts'
import { Alert } from '../../ui/feedback/alert.tsx'
import { BuyCredits } from '../payments/buy/buy-credits.tsx'
import type { Shortfall } from '../payments/buy/shortfall.ts'
import type { PendingUnlock } from '../payments/pending-unlock.ts'

type UnlockProblemProps = {
  /** What the unlock threw; null where nothing was. */
  readonly error: unknown
  readonly chapter: PendingUnlock
  readonly price: number
  readonly className?: string | undefined
}

/** Why a chapter could not be unlocked, for the place right beside the button. */
export function UnlockError({ error, chapter, price, className }: UnlockProblemProps) {
  if (error === null) return null
  const missing = isProblem(error, 'insufficient-credits') ? error.extra.missing : undefined
  if (typeof missing === 'number') {
    return <NotEnoughCredits chapter={chapter} cost={price} missing={missing} className={className} />
  }
  const cause = describeCause(error)
  return (
    <Alert className={className}>
      <p>
        {explain<typeof unlockNextChapter>(
          error,
          'Failed to unlock next chapter',
          served(
            'plan-not-found',
            'chapter-not-found',
            'plan-not-complete',
            'not-next-chapter',
            'previous-chapter-in-preparation',
            'daily-budget-spent',
            'daily-budget-reserved',
            'daily-allowance-spent',
            'insufficient-credits',
          ),
        )}
      </p>
      {cause && (
        // what was sent may have arrived all the same; the chapter's name makes a second press harmless
        <p>
          {cause} {wasNeverSent(error) ? 'Nothing was charged.' : 'Please try again: no chapter is charged twice.'}
        </p>
      )}
    </Alert>
  )
}

function NotEnoughCredits({ className, ...shortfall }: Shortfall & { readonly className?: string | undefined }) {
  const { cost, missing } = shortfall
  const credits = useAuth().user?.credits ?? 0
  const [before] = useState(credits)
  // bought in another tab meanwhile: nothing is missing any more
  if (credits > before && credits >= cost) return null
  const balance = Math.max(0, cost - missing)
  return (
    <Alert title="Not enough credits" className={className}>
      <p>
        This chapter costs {describeCredits(cost)}, {dollars(cost)}. You have {balance}. You need {missing} more.
        Nothing was charged.
      </p>
      <div className="mt-3">
        <BuyCredits label="Get credits" size="sm" shortfall={shortfall} />
      </div>
    </Alert>
  )
}
