import { texts } from 'virtual:texts/admin/purchases'
import { type AdminPurchase, adminPurchases, type InputOf } from '@app/contract'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits, money } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Name } from '../../../ui/fill.tsx'
import { pagesOf } from '../api.ts'
import { type Column, Muted, Records, Time, Titled } from '../page-parts.tsx'

export type PurchaseFilters = Pick<InputOf<typeof adminPurchases>, 'user' | 'state' | 'from' | 'to'>

export const purchasesQuery = (asked: PurchaseFilters) =>
  pagesOf(adminPurchases, { ...asked, limit: 20 }, ({ purchases }) => purchases)

type PurchaseListProps = {
  readonly purchases: readonly AdminPurchase[]
  /** They are of different users. */
  readonly withUser?: boolean
}

export const PurchaseList = ({ purchases, withUser = false }: PurchaseListProps) => (
  <Records
    isCompact
    label={texts.list}
    rows={purchases}
    keyOf={({ id }) => id}
    head={{
      name: texts.package,
      of: ({ package_name: name, credits }) => <Titled title={name}>{describeCredits(credits)}</Titled>,
    }}
    columns={withUser ? [userColumn, ...columns] : columns}
  />
)

const userColumn: Column<AdminPurchase> = {
  name: texts.user,
  of: ({ user: { id, username } }) =>
    username === null ? (
      texts.deletedUser
    ) : (
      <PageLink to={paths.adminUser(id)} title={username} className="link inline-block max-w-48 truncate align-bottom">
        <Name>{username}</Name>
      </PageLink>
    ),
}

const TONES = { open: 'plain', lapsed: 'plain', paid: 'good', mismatched: 'bad' } as const

const columns: readonly Column<AdminPurchase>[] = [
  { name: texts.state, of: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge> },
  {
    name: texts.opened,
    of: ({ opened_at, paid_at }) => (
      <>
        <Time at={opened_at} />
        {paid_at !== null && <p className="text-muted">{texts.paidAt({ time: shortTime(paid_at) })}</p>}
      </>
    ),
  },
  {
    name: texts.price,
    of: ({ price, refunded, credits_owed: owed }) => (
      <>
        <p className="tabular-nums">{money(price)}</p>
        {refunded > 0 && <p className="text-danger">{texts.refunded({ amount: money(refunded) })}</p>}
        {owed > 0 && <p className="text-danger">{texts.owed({ credits: describeCredits(owed) })}</p>}
      </>
    ),
  },
  { name: texts.payment, of: (purchase) => <Payment {...purchase} /> },
]

/** The product's own name for a provider is lower case. */
const titleOf = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1)

function Payment({ provider, provider_url: url, is_pretend, reference }: AdminPurchase) {
  if (is_pretend) return <Muted>{texts.sandbox}</Muted>
  if (url === null) return <span className="wrap-anywhere">{reference}</span>
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {texts.openIn({ provider: titleOf(provider) })} <span className="sr-only">{texts.openInNew}</span>
    </a>
  )
}
