import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { Button } from '../../../ui/button.tsx'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert, Notice } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { WalkingDots } from '../../../ui/trail.tsx'
import { useDelayed } from '../../../ui/use-delayed.ts'
import { isWholePlan, pendingUnlock } from '../pending-unlock.ts'
import { type Confirmation, useConfirmation } from './use-confirmation.ts'

/** What became of the checkout that the learner comes back from. It stays until the page is left. */
export const PaymentNotice = ({ came }: { readonly came: PaymentReturn }) =>
  came.kind === 'cancelled' ? <Cancelled /> : <Success checkout={came.checkout} />

const NOTHING_PAID = 'Nothing was paid.'

function Cancelled() {
  // a region that arrives together with its text stays silent
  useEffect(() => announce(NOTHING_PAID), [])
  return (
    <Notice title={NOTHING_PAID} className="mb-8">
      <p>Checkout cancelled. You weren’t charged.</p>
      <ContinueLink />
    </Notice>
  )
}

/** A region that arrives together with its text stays silent, so the words come this much after it. */
const AFTER_REGION = 150

function Success({ checkout }: { readonly checkout: string | null }) {
  const { refreshUser } = useAuth()
  const refreshed = useRef(false)
  useEffect(() => {
    if (refreshed.current) return
    refreshed.current = true
    refreshUser()
  }, [refreshUser])

  const region = useRef<HTMLDivElement>(null)
  const { confirmation, isFetching, lookAgain } = useConfirmation(checkout)
  const pressed = async () => {
    // the button that was pressed is gone then
    if (await lookAgain()) region.current?.focus({ preventScroll: true })
    else announce('Not confirmed yet.')
  }
  const shown = useDelayed(AFTER_REGION)
  // without a name nothing was asked for in particular, so nothing is missing
  if (confirmation.kind === 'unknown' && checkout === null) return null
  return (
    // one region for all that happens, so that every change is read out; as high as what it most likely ends with
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className="mb-8 grid min-h-44 items-start focus:outline-none sm:min-h-36"
    >
      {shown && <Outcome confirmation={confirmation} busy={isFetching} onLookAgain={pressed} />}
    </div>
  )
}

type OutcomeProps = {
  readonly confirmation: Confirmation
  readonly busy: boolean
  readonly onLookAgain: () => unknown
}

function Outcome({ confirmation, busy, onLookAgain }: OutcomeProps) {
  const { user } = useAuth()
  switch (confirmation.kind) {
    case 'checking':
      return (
        <Notice title="Checking your payment...">
          <p className="flex items-center gap-3">
            <WalkingDots /> This takes a few seconds.
          </p>
        </Notice>
      )
    case 'late':
      return (
        <Notice title="Your payment is on its way">
          <p className="max-w-[68ch]">
            The payment provider has not confirmed it yet. Nothing is lost: the credits come by themselves once it has,
            whether you stay here or not, and a receipt is mailed to{' '}
            <span className="wrap-anywhere">{user?.email}</span>
          </p>
          <p className="mt-2 max-w-[68ch]">
            Nothing there after an hour? Open this page again, with that mail at hand.
            <ContactLink before=" Or write to " subject="A payment that has not arrived" />
          </p>
          <Button size="sm" className="mt-3" busy={busy} onClick={() => onLookAgain()}>
            Look again
          </Button>
        </Notice>
      )
    case 'unknown':
      return (
        <Notice title="There is no such payment in this account">
          <p>
            You are signed in as <bdi>{user?.username}</bdi>. If you paid from another account, the credits belong to
            that one: sign in there to see them.
          </p>
        </Notice>
      )
    case 'paid':
      return (
        <Notice
          tone="good"
          title={`${describeCredits(confirmation.purchase.credits)} ${confirmation.purchase.credits === 1 ? 'was' : 'were'} added.`}
        >
          <p>
            {confirmation.purchase.package_name} is paid. You now have {describeCredits(confirmation.credits)}.
          </p>
          <ContinueLink isNext />
        </Notice>
      )
    case 'lapsed':
      return (
        <Notice title={NOTHING_PAID}>
          <p>
            The checkout for {confirmation.purchase.package_name} was closed before a payment was made. You can start a
            new one whenever you like.
          </p>
          <ContinueLink />
        </Notice>
      )
    case 'mismatched':
      return (
        <Alert title="Your payment needs a look">
          <p className="max-w-[68ch]">
            What was paid is not the price of {confirmation.purchase.package_name}, so no credits were added yet. It is
            on record, and somebody has to look at it. Please keep the receipt that the payment provider mailed to you.
            <ContactLink before=" You reach us at " subject={`My payment for ${confirmation.purchase.package_name}`} />
          </p>
        </Alert>
      )
  }
}

function ContinueLink({ isNext = false }: { readonly isNext?: boolean }) {
  const [chapter] = useState(pendingUnlock)
  const wanted = chapter && (isWholePlan(chapter) ? paths.plan(chapter.id) : paths.chapter(chapter.planId, chapter.id))
  return (
    <LinkButton
      to={wanted ?? paths.dashboard}
      variant={isNext ? 'next' : 'outline'}
      size="sm"
      className="mt-3 max-w-full"
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        {chapter ? (
          <>
            Continue: <bdi>{chapter.title}</bdi>
          </>
        ) : (
          'Continue: My Learning Dashboard'
        )}
      </span>
    </LinkButton>
  )
}

/** What the address says of a learner who comes back from a checkout. `checkout` is the provider's name for it. */
type PaymentReturn = { readonly kind: 'success' | 'cancelled'; readonly checkout: string | null }

/** How the learner came back, if that is where they come from. The address forgets it at once: a reload is no return. */
export function usePaymentReturn(): PaymentReturn | null {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const [came] = useState(() => readReturn(search))

  useEffect(() => {
    const rest = withoutReturn(search)
    if (rest !== null) navigate({ search: rest, hash }, { replace: true })
  }, [search, hash, navigate])

  return came
}

function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search)
  const kind = query.get('payment')
  return kind === 'success' || kind === 'cancelled' ? { kind, checkout: query.get('checkout') } : null
}

/** What is left of the query, or null where there is nothing to take out of it. */
function withoutReturn(search: string): string | null {
  const query = new URLSearchParams(search)
  if (!query.has('payment')) return null
  query.delete('payment')
  query.delete('checkout')
  return query.toString()
}
