import { type ComponentType, createContext, use } from 'react'
import { explain } from './api/explain.ts'
import { isProblem } from './api/problem.ts'
import { creditsInWords, dollars } from './credits-in-words.ts'
import { PageLink } from './page-link.tsx'
import { paths } from './paths.ts'
import { Alert } from './ui/alert.tsx'
import { LinkButton } from './ui/link-button.tsx'

/** By how many credits the learner falls short of what a chapter costs. */
export type Shortfall = { readonly cost: number; readonly missing: number }

/**
 * How the learner gets the missing credits. Whoever sells them provides a component here, once, around the pages:
 * a button that opens the Buy Credits modal with the shortfall. Until then the account page is the way.
 * @public for whoever sells them
 */
export const OfferCredits = createContext<ComponentType<Shortfall>>(ToAccount)

type UnlockProblemProps = {
  /** What the unlock threw. */
  readonly error: unknown
  readonly price: number
  readonly className?: string | undefined
}

/** Why a chapter could not be unlocked, for the place right beside the button. */
export function UnlockProblem({ error, price, className }: UnlockProblemProps) {
  const missing = isProblem(error, 'insufficient-credits') ? error.extra.missing : undefined
  if (typeof missing === 'number') return <NotEnoughCredits cost={price} missing={missing} className={className} />
  return <Alert className={className}>{explain(error, 'Failed to unlock next chapter')}</Alert>
}

function NotEnoughCredits({ className, ...shortfall }: Shortfall & { readonly className?: string | undefined }) {
  const Offer = use(OfferCredits)
  const { cost, missing } = shortfall
  const balance = Math.max(0, cost - missing)
  return (
    <Alert title="Not enough credits" className={className}>
      <p>
        This chapter costs {creditsInWords(cost)}, {dollars(cost)}. You have {balance === 0 ? 'none' : balance}, so{' '}
        {missing} more {missing === 1 ? 'is' : 'are'} needed. Nothing was charged.
      </p>
      <div className="mt-3">
        <Offer {...shortfall} />
      </div>
    </Alert>
  )
}

function ToAccount() {
  return (
    <LinkButton as={PageLink} to={paths.account} size="sm">
      Get credits
    </LinkButton>
  )
}
