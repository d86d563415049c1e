import { type CreditPackage, creditPackages } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { appInfoQuery } from '../../../api/app-info.ts'
import { explain } from '../../../api/problem.ts'
import { q } from '../../../api/query.ts'
import { paths } from '../../../routing/paths.ts'
import { CREDITS_PER_CHAPTER, describeCredits, money } from '../../../texts/credits.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { LoadProblem } from '../../../ui/feedback/load-problem.tsx'
import { Skeleton, SkeletonBar } from '../../../ui/feedback/skeleton.tsx'
import { List } from '../../../ui/list.tsx'
import { isWholePlan, type Shortfall } from '../pending-unlock.ts'
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
    title="Buy Credits"
    description={shortfall ? <Missing {...shortfall} /> : 'A chapter costs 10 credits ($1).'}
  >
    <Packages shortfall={shortfall} />
  </Dialog>
)

function Missing({ chapter, cost, missing }: Shortfall) {
  const balance = Math.max(0, cost - missing)
  return (
    <>
      You need {describeCredits(cost)} for{' '}
      <q dir="auto" className="font-serif text-ink">
        {chapter.title}
      </q>
      . You have {balance}. You need {missing} more.
    </>
  )
}

function Packages({ shortfall }: { readonly shortfall: Shortfall | undefined }) {
  const { data: packages, error, refetch, isRefetching } = useQuery(q(creditPackages, {}))
  const checkout = useCheckout(shortfall?.chapter ?? null)
  const proposed = packages && proposal(packages, shortfall?.missing)

  return (
    <>
      {packages === undefined && error === null && <PackagesSkeleton />}
      {packages === undefined && error !== null && (
        <LoadProblem className="" busy={isRefetching} onRetry={refetch}>
          {explain<typeof creditPackages>(error, 'The packages could not be loaded. Please try again.')}
        </LoadProblem>
      )}
      {packages && (
        <List aria-label="Packages" className="border-t border-line">
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

const enoughFor = ({ chapter }: Shortfall): string =>
  isWholePlan(chapter) ? 'Enough for all of them' : 'Enough for this chapter'

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
        Payment is processed by a third-party payment provider, and credits are added to your account right after the
        payment. Credits are non-refundable and non-transferable: see the{' '}
        <a href={paths.terms} target="_blank" rel="noopener" className="link text-muted">
          Terms of Service<span className="sr-only"> (opens in new tab)</span>
        </a>
        .
      </p>
      {data?.payments === 'sandbox' && <p>This installation’s checkout is a sandbox: no real money is charged.</p>}
    </div>
  )
}

const PackagesSkeleton = () => (
  <Skeleton label="Loading packages...">
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
        {covers && <p className="text-note">{covers}</p>}
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
