import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  title: 'Purchases',
  lead: 'Every checkout and its outcome, newest first.',
  filters: 'Purchases',
  state: 'State',
  anyState: 'Any state',
  states: { open: 'Not paid yet', paid: 'Paid', lapsed: 'Abandoned', mismatched: 'Wrong amount' },
  onlyOf: 'Only purchases by {user}',
  oneUser: 'one user',
  showAll: 'Show all users',
  loading: 'Loading purchases...',
  failed: 'We couldn’t load the purchases.',
  none: 'No purchases yet.',
  end: 'End of list.',
  count: plural({ one: '# purchase shown.', other: '# purchases shown.' }),
  list: 'Purchases, newest first',
  package: 'Package',
  user: 'User',
  deletedUser: 'Deleted account',
  opened: 'Checkout',
  paidAt: (time: string) => `Paid ${time}`,
  price: 'Price',
  refunded: (amount: string) => `${amount} refunded`,
  owed: (credits: string) => `${credits} already spent`,
  payment: 'Payment',
  /** A link to the page of the payment provider. */
  openIn: (provider: string) => `Open in ${provider}`,
  openInNew: '(opens in new tab)',
  sandbox: 'Sandbox: no real money',
  revenue: {
    title: 'Revenue',
    note: 'Paid purchases by the day the checkout was opened, and by package. Refunds count on that day, too.',
    loading: 'Adding up revenue...',
    failed: 'We couldn’t add up the revenue.',
    none: 'No paid purchases in this period.',
    byDay: 'By day',
    byPackage: 'By package',
    day: 'Day',
    purchases: 'Purchases',
    credits: 'Credits',
    income: 'Income',
    refunded: 'Refunded',
    net: 'Net',
    sandbox: 'Sandbox',
  },
}

export type Texts = typeof texts
