import { texts as history } from 'virtual:texts/payments/history'
import { texts } from 'virtual:texts/payments/return'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAuth } from '../../../api/auth-context.ts'
import { LinkButton, paths } from '../../../routing/page-link.tsx'
import { describeCredits } from '../../../texts/credits.ts'
import { Button } from '../../../ui/button.tsx'
import { ContactLink } from '../../../ui/contact-link.tsx'
import { Alert, Notice } from '../../../ui/feedback/alert.tsx'
import { announce } from '../../../ui/feedback/announcer.tsx'
import { useDelayed } from '../../../ui/feedback/use-delayed.ts'
import { fill, Name } from '../../../ui/fill.tsx'
import { WalkingDots } from '../../../ui/trail.tsx'
import { packageName } from '../package-name.ts'
import { type PurchasedUnlock, pathOf, pendingUnlock } from '../pending-unlock.ts'
import { useConfirmation, useUnlockAfterPayment } from './use-confirmation.ts'

const { outcomes } = history.purchases

/** What became of the checkout that the learner comes back from. It stays until the page is left. */
export const PaymentNotice = ({ came }: { readonly came: PaymentReturn }) =>
  came.kind === 'cancelled' ? <Cancelled /> : <Success checkout={came.checkout} />

function Cancelled() {
  // a region that arrives together with its text stays silent
  useEffect(() => announce(`${texts.cancelled} ${texts.notCharged}`), [])
  return (
    <Notice title={texts.cancelled} className="mb-8">
      <p>{texts.notCharged}</p>
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
  const { lookAgain, ...confirmation } = useConfirmation(checkout)
  const pressed = async () => {
    // the button that was pressed is gone then
    if (await lookAgain()) region.current?.focus({ preventScroll: true })
    else announce(texts.notConfirmed)
  }
  const shown = useDelayed(AFTER_REGION)
  // without a name nothing was asked for in particular, so nothing is missing
  if (checkout === null && !confirmation.isUndecided && !confirmation.data?.purchase) return null
  return (
    // one region for all that happens, so that every change is read out; as high as what it most likely ends with
    <div
      ref={region}
      role="status"
      tabIndex={-1}
      className="mb-8 grid min-h-44 items-start focus:outline-none sm:min-h-36"
    >
      {shown && <Outcome {...confirmation} onLookAgain={pressed} />}
    </div>
  )
}

type OutcomeProps = Omit<ReturnType<typeof useConfirmation>, 'lookAgain'> & { readonly onLookAgain: () => unknown }

function Outcome({ data, isUndecided, tooLong, isFetching, onLookAgain }: OutcomeProps) {
  const { user } = useAuth()
  if (isUndecided && !tooLong) {
    return (
      <Notice title={texts.checking.title}>
        <p className="flex items-center gap-3">
          <WalkingDots /> {texts.checking.text}
        </p>
      </Notice>
    )
  }
  if (isUndecided) {
    return (
      <Notice title={texts.late.title}>
        <p className="max-w-[68ch]">
          {fill(texts.late.text, { email: <span className="wrap-anywhere">{user?.email}</span> })}
        </p>
        <p className="mt-2 max-w-[68ch]">
          {texts.late.help}
          <ContactLink before={texts.late.contact} subject={texts.late.subject} />
        </p>
        <Button size="sm" className="mt-3" busy={isFetching} onClick={() => onLookAgain()}>
          {texts.late.check}
        </Button>
      </Notice>
    )
  }
  if (!data?.purchase || data.purchase.state === 'open') {
    return (
      <Notice title={texts.unknown.title}>
        <p>{fill(texts.unknown.text, { name: <Name>{user?.username}</Name> })}</p>
      </Notice>
    )
  }
  const { state, credits, package_name, pending_unlock } = data.purchase
  const name = packageName(package_name)
  if (state === 'paid') {
    return (
      <Notice tone="good" title={texts.added({ count: credits })}>
        <p>{texts.paid({ name, credits: describeCredits(data.credits) })}</p>
        {pending_unlock ? <WhatFor unlock={pending_unlock} tooLong={tooLong} /> : <ContinueLink isNext />}
      </Notice>
    )
  }
  if (state === 'lapsed') {
    return (
      <Notice title={texts.notCharged}>
        <p>{texts.lapsed({ name })}</p>
        <ContinueLink />
      </Notice>
    )
  }
  const words = texts[state]
  return (
    <Alert title={words.title}>
      <p className="max-w-[68ch]">
        {words.text({ name })}
        <ContactLink before={words.contact} subject={words.subject({ name })} />
      </p>
    </Alert>
  )
}

/** What became of what the credits were bought for, and otherwise where to go on. */
function WhatFor({ unlock, tooLong }: { readonly unlock: PurchasedUnlock; readonly tooLong: boolean }) {
  const pending = useUnlockAfterPayment(unlock)
  const { outcome } = unlock
  const title = pending && fill(texts.unlock.quoted, { title: <bdi>{pending.title}</bdi> })
  if (outcome === null && tooLong) {
    return (
      <>
        <p className="mt-3">{texts.unlock.late}</p>
        <ContinueLink isNext />
      </>
    )
  }
  if (outcome === null) {
    return (
      <p className="mt-3 flex items-center gap-3">
        <WalkingDots /> <span>{title ? fill(texts.unlock.working, { title }) : outcomes.pending}</span>
      </p>
    )
  }
  const isDone = outcome === 'unlocked' || outcome === 'already-unlocked'
  return (
    <>
      <p className="mt-3">{title && !isDone ? fill(texts.unlock[outcome], { title }) : outcomes[outcome]}</p>
      <ContinueLink isNext isNotFound={outcome === 'gone'} />
    </>
  )
}

type ContinueLinkProps = { readonly isNext?: boolean; readonly isNotFound?: boolean }

function ContinueLink({ isNext = false, isNotFound = false }: ContinueLinkProps) {
  const [wanted] = useState(() => (isNotFound ? null : pendingUnlock()))
  return (
    <LinkButton
      to={wanted ? pathOf(wanted) : paths.dashboard}
      variant={isNext ? 'next' : 'outline'}
      size="sm"
      className="mt-3 max-w-full"
    >
      <span className="line-clamp-2 min-w-0 wrap-anywhere">
        {wanted ? fill(texts.goOn, { title: <bdi>{wanted.title}</bdi> }) : texts.toDashboard}
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
    const rest = new URLSearchParams(search)
    if (!rest.has('payment')) return
    rest.delete('payment')
    rest.delete('checkout')
    navigate({ search: `${rest}`, hash }, { replace: true })
  }, [search, hash, navigate])

  return came
}

function readReturn(search: string): PaymentReturn | null {
  const query = new URLSearchParams(search)
  const kind = query.get('payment')
  return kind === 'success' || kind === 'cancelled' ? { kind, checkout: query.get('checkout') } : null
}
