import { texts as payments } from 'virtual:texts/payments'
import { texts } from 'virtual:texts/payments/buy'
import { type CreditPackage, creditPackages } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { appInfoQuery } from '../../../api/app-info.ts'
import { messageOf } from '../../../api/problem.ts'
import { q } from '../../../api/query.ts'
import { paths } from '../../../routing/paths.ts'
import { CREDITS_PER_CHAPTER, describeCredits, money } from '../../../texts/credits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { fill } from '../../../ui/fill.tsx'
import { List } from '../../../ui/list.tsx'
import { packageName } from '../package-name.ts'
import { isWholePlan, type PendingUnlock, type Shortfall } from '../pending-unlock.ts'
import { useCheckout } from './use-checkout.ts'

type BuyDialogProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly shortfall: Shortfall | undefined
}

export const BuyDialog = ({ open, onClose, shortfall }: BuyDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={texts.title}
    description={shortfall ? <Missing {...shortfall} /> : texts.lead}
  >
    <Packages shortfall={shortfall} />
  </Dialog>
)

function Missing({ chapter, cost, missing }: Shortfall) {
  const balance = Math.max(0, cost - missing)
  return fill(texts.needed, { cost: describeCredits(cost), balance, missing, chapter: <Quoted {...chapter} /> })
}

const Quoted = ({ title }: PendingUnlock) => (
  <q dir="auto" className="font-serif text-ink">
    {title}
  </q>
)

type AfterPaymentProps = Shortfall & {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** The one decision: with it nothing more is to be pressed after the payment. */
const AfterPayment = ({ chapter, cost, checked, onChange }: AfterPaymentProps) => {
  const words = isWholePlan(chapter) ? texts.unlockAfter.plan : texts.unlockAfter.chapter
  return (
    <label className="mb-4 flex min-h-11 cursor-pointer items-center gap-3 rounded-md bg-sunk/50 px-3 py-2">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 choice flex-none"
      />
      <span className="min-w-0 wrap-anywhere">
        {fill(words, { cost: describeCredits(cost), chapter: <Quoted {...chapter} /> })}
      </span>
    </label>
  )
}

function Packages({ shortfall }: { readonly shortfall: Shortfall | undefined }) {
  const { data: packages, error, refetch, isRefetching } = useQuery(q(creditPackages, {}))
  const [afterPayment, setAfterPayment] = useState(true)
  const checkout = useCheckout(shortfall, afterPayment)
  const proposed = packages && proposal(packages, shortfall?.missing)

  return (
    <>
      {shortfall && <AfterPayment {...shortfall} checked={afterPayment} onChange={setAfterPayment} />}
      {packages === undefined && error === null && <PackagesSkeleton />}
      {packages === undefined && error !== null && (
        <LoadProblem className="" busy={isRefetching} onRetry={refetch}>
          {messageOf(error, payments.loadFailed)}
        </LoadProblem>
      )}
      {packages && (
        <List aria-label={texts.packages} className="border-t border-line">
          {packages.map((one) => (
            <PackageRow
              key={one.id}
              creditPackage={one}
              isProposed={one === proposed}
              covers={shortfall !== undefined && one === proposed ? enoughFor(shortfall) : null}
              checkout={checkout}
            />
          ))}
        </List>
      )}
      <SmallPrint />
    </>
  )
}

const enoughFor = ({ chapter }: Shortfall): string => (isWholePlan(chapter) ? texts.enoughForPlan : texts.enough)

/** The smallest that covers what is missing, and otherwise the one that most people take. The others stay in sight. */
const proposal = (packages: readonly CreditPackage[], missing: number | undefined): CreditPackage | undefined =>
  missing === undefined
    ? packages.find(({ popular }) => popular)
    : packages.filter(({ credits }) => credits >= missing).toSorted((a, b) => a.credits - b.credits)[0]

function SmallPrint() {
  const { data } = useQuery(appInfoQuery)
  return (
    <div className="mt-4 flex flex-col gap-2 text-note text-muted">
      <p>
        {fill(texts.smallPrint, {
          terms: (
            <a href={paths.terms} target="_blank" rel="noopener" className="link text-muted">
              {texts.terms}
              <span className="sr-only">{payments.newTab}</span>
            </a>
          ),
        })}
      </p>
      {data?.payments === 'sandbox' && <p>{texts.sandbox}</p>}
    </div>
  )
}

const PackagesSkeleton = () => (
  <Skeleton label={texts.loading}>
    <div className="border-t border-line">
      {['w-24', 'w-28', 'w-32', 'w-26'].map((width) => (
        <div key={width} className="flex h-28 items-center justify-between border-b border-line">
          <div>
            <SkeletonBar className={width} />
            <SkeletonBar className="mt-3 w-40" />
          </div>
          <SkeletonBar className="h-11 w-28" />
        </div>
      ))}
    </div>
  </Skeleton>
)

type PackageRowProps = {
  readonly creditPackage: CreditPackage
  /** The one package that is painted. */
  readonly isProposed: boolean
  /** What it is enough for, where it is painted because it is the smallest that covers what is missing. */
  readonly covers: string | null
  readonly checkout: ReturnType<typeof useCheckout>
}

function PackageRow({ creditPackage, isProposed, covers, checkout }: PackageRowProps) {
  const { id, name, credits, price, savings, popular } = creditPackage
  const { buy, buying, trouble } = checkout
  const titleId = useId()
  const buttonId = useId()

  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-b border-line py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span id={titleId} className="text-note font-semibold text-muted">
            {packageName(name)}
          </span>
          {popular && <Badge>{texts.popular}</Badge>}
        </p>
        <p className="mt-0.5 flex flex-wrap items-baseline gap-x-3">
          <span className="font-serif text-lead font-semibold tabular-nums">
            {texts.chapters({ count: Math.floor(credits / CREDITS_PER_CHAPTER) })}
          </span>
          <span className="font-semibold tabular-nums">{money(price)}</span>
        </p>
        <p className="flex flex-wrap gap-x-3 text-note text-muted">
          <span>{describeCredits(credits)}</span>
          <span>{texts.perChapter({ money: pricePerChapter(credits, price) })}</span>
          {savings && <span className="font-semibold text-ok">{texts.save({ money: saved(credits, price) })}</span>}
        </p>
        {covers && <p className="text-note">{covers}</p>}
      </div>
      <Button
        id={buttonId}
        // its own words first: 'Buy Now Package B'
        aria-labelledby={`${buttonId} ${titleId}`}
        variant={isProposed ? 'next' : 'outline'}
        size="sm"
        busy={buying === id}
        busyLabel={texts.buying}
        disabledReason={buying !== null && buying !== id ? texts.otherPurchase : undefined}
        onClick={() => buy(id)}
      >
        {texts.buy}
      </Button>
      {trouble?.about === id && <Alert className="col-span-2 mt-2">{trouble.words}</Alert>}
    </li>
  )
}

const pricePerChapter = (credits: number, price: number): string =>
  money(Math.round((price * 100 * CREDITS_PER_CHAPTER) / credits) / 100)

/** Of what as many credits cost one by one. */
const saved = (credits: number, price: number): string => money(credits / CREDITS_PER_CHAPTER - price)
