import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useAuth } from '../../api/auth-context.ts'
import { Page } from '../../ui/page.tsx'
import { useDelayed } from '../../ui/use-delayed.ts'
import { historyQuery, purchasesQuery } from '../payments/history/api.ts'
import { HistoryCard } from '../payments/history/history-card.tsx'
import { PurchasesCard } from '../payments/history/purchases-card.tsx'
import { PaymentNotice } from '../payments/return/payment-notice.tsx'
import { usePaymentReturn } from '../payments/return/payment-return.ts'
import { CreditsCard } from './credits-card.tsx'
import { DataCard } from './data-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountPage() {
  const { user } = useAuth()
  const came = usePaymentReturn()
  const settled = useCreditsSettled()

  return (
    <Page title="Account Management" lead={user && <SignedInAs {...user} />}>
      {came && <PaymentNotice came={came} />}
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <CreditsCard credits={user?.credits ?? 0} />
        {/* the page below waits: how long the history is shows only when it is there, and would push all of it away */}
        <div className={clsx('flex min-w-0 flex-col gap-6 lg:gap-8', !settled && 'min-h-dvh')}>
          <HistoryCard />
          {settled && (
            <>
              <PurchasesCard />
              <PasswordCard />
              <SessionsCard />
              <DataCard />
            </>
          )}
        </div>
      </div>
    </Page>
  )
}

/** Each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around. */
const SignedInAs = ({ username, email }: { readonly username: string; readonly email: string }) => (
  <>
    Signed in as <bdi>{username}</bdi>, <bdi>{email}</bdi>
  </>
)

/** No one waits longer than that for the form they came for. */
const MAX_HOLD_MS = 1_000

function useCreditsSettled(): boolean {
  const history = useInfiniteQuery(historyQuery)
  const purchases = useQuery(purchasesQuery)
  const late = useDelayed(MAX_HOLD_MS)
  return late || !(history.isPending || purchases.isPending)
}
