import type { AdminPurchase } from '@app/contract'
import { PageLink, paths } from '../../../routing/page-link.tsx'
import { describeCredits, money } from '../../../texts/credits.ts'
import { shortTime } from '../../../texts/dates.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Name } from '../../../ui/fill.tsx'
import type { Column } from '../health/records.tsx'
import { texts } from './texts.ts'

export const packageColumn: Column<AdminPurchase> = {
  name: texts.package,
  of: ({ package_name: name, credits }) => (
    <>
      <p className="font-semibold">{name}</p>
      <p className="text-note text-muted">{describeCredits(credits)}</p>
    </>
  ),
}

export const userColumn: Column<AdminPurchase> = {
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

export const purchaseColumns: readonly Column<AdminPurchase>[] = [
  { name: texts.state, of: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge> },
  {
    name: texts.opened,
    of: ({ opened_at, paid_at }) => (
      <>
        <time dateTime={opened_at}>{shortTime(opened_at)}</time>
        {paid_at !== null && <p className="text-muted">{texts.paidAt(shortTime(paid_at))}</p>}
      </>
    ),
  },
  {
    name: texts.price,
    of: ({ price, refunded, credits_owed: owed }) => (
      <>
        <p className="tabular-nums">{money(price)}</p>
        {refunded > 0 && <p className="text-danger">{texts.refunded(money(refunded))}</p>}
        {owed > 0 && <p className="text-danger">{texts.owed(describeCredits(owed))}</p>}
      </>
    ),
  },
  { name: texts.payment, of: (purchase) => <Payment purchase={purchase} /> },
]

/** The product's own name for a provider is lower case. */
const titleOf = (provider: string): string => provider.charAt(0).toUpperCase() + provider.slice(1)

function Payment({ purchase: { provider, provider_url: url, is_pretend, reference } }: { purchase: AdminPurchase }) {
  if (is_pretend) return <span className="text-muted">{texts.sandbox}</span>
  if (url === null) return <span className="wrap-anywhere">{reference}</span>
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {texts.openIn(titleOf(provider))} <span className="sr-only">{texts.openInNew}</span>
    </a>
  )
}
