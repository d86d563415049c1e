import { texts } from 'virtual:texts/account'
import { texts as language } from 'virtual:texts/language'
import { texts as routing } from 'virtual:texts/routing'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useAuth } from '../../api/auth-context.ts'
import { Card } from '../../ui/card.tsx'
import { useDelayed } from '../../ui/feedback/use-delayed.ts'
import { fill, Name } from '../../ui/fill.tsx'
import { Page } from '../../ui/page.tsx'
import { SettingsCard } from '../../ui/settings-card.tsx'
import { LanguageChoice } from '../language/language-choice.tsx'
import { BuyCredits } from '../payments/buy/buy-credits.tsx'
import { HistoryCard, historyQuery, PurchasesCard, purchasesQuery } from '../payments/history/cards.tsx'
import { PaymentNotice, usePaymentReturn } from '../payments/return/payment-notice.tsx'
import { PasswordCard } from './change-password-form.tsx'
import { DataCard } from './data-card.tsx'
import { LearningCard } from './learning-card.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function AccountPage() {
  const { user } = useAuth()
  const came = usePaymentReturn()
  const history = useInfiniteQuery(historyQuery)
  const purchases = useQuery(purchasesQuery)
  const late = useDelayed(MAX_HOLD_MS)
  const settled = late || !(history.isPending || purchases.isPending)
  // each apart from what stands beside it: a name in Arabic or Hebrew would otherwise turn the line around
  const lead = user && fill(texts.signedInAs, { name: <Name>{user.username}</Name>, email: <Name>{user.email}</Name> })

  return (
    <Page title={routing.titles.account} lead={lead}>
      {came && <PaymentNotice came={came} />}
      <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        <CreditsCard credits={user?.credits ?? 0} />
        {/* the page below waits: how long the history is shows only when it is there, and would push all of it away */}
        <div className={clsx('flex min-w-0 flex-col gap-6 lg:gap-8', !settled && 'min-h-dvh')}>
          <HistoryCard />
          {settled && (
            <>
              <PurchasesCard />
              <LanguageCard />
              <LearningCard />
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

/** No one waits longer than that for the form they came for. */
const MAX_HOLD_MS = 1_000

/** From here on a number in the largest letters is wider than the card. */
const MILLION = 1_000_000

const CreditsCard = ({ credits }: { readonly credits: number }) => (
  <Card as="section" aria-labelledby="credits-title" className="lg:sticky lg:top-24">
    <h2 id="credits-title" className="text-lead">
      {texts.credits.title}
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
      <span className="block text-muted">{texts.credits.available({ count: credits })}</span>
    </p>
    <p className="mt-4 text-note text-muted">
      {texts.credits.price} {texts.credits.packs}
    </p>
    <div className="mt-6">
      <BuyCredits label={texts.credits.buy} variant="solid" wide />
    </div>
  </Card>
)

function LanguageCard() {
  const leadId = useId()
  return (
    <SettingsCard title={language.label} lead={<span id={leadId}>{texts.language}</span>}>
      <LanguageChoice
        describedBy={leadId}
        className="border border-edge px-4 text-note font-semibold text-muted hover:border-ink aria-[current=true]:border-ink aria-[current=true]:bg-sunk"
      />
    </SettingsCard>
  )
}
