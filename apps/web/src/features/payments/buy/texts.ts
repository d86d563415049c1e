import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  title: 'Buy Credits',
  lead: 'A chapter costs 10 credits ($1).',
  /** `{chapter}`: its title, in quotes. */
  needed: (cost: string, balance: number, missing: number) =>
    `You need ${cost} for {chapter}. You have ${balance}. You need ${missing} more.`,
  loading: 'Loading packages...',
  packages: 'Packages',
  enoughForPlan: 'Enough for these chapters',
  enough: 'Enough for this chapter',
  popular: 'Most Popular',
  save: (money: string) => `Save ${money}`,
  chapters: plural({ one: '# chapter', other: '# chapters' }),
  perChapter: (money: string) => `${money} per chapter`,
  buy: 'Buy Now',
  buying: 'Processing...',
  otherPurchase: 'Another purchase is in progress.',
  smallPrint:
    'Payment is processed by a third-party payment provider. Credits are added to your account right after payment. They’re non-refundable and non-transferable: see the {terms}.',
  terms: 'Terms of Service',
  sandbox: 'This installation’s checkout is a sandbox: no real money is charged.',
  checkoutFailed: 'Failed to create checkout session',
  unreachable: 'Failed to create checkout session. Please check your connection and try again.',
  notSignedIn: 'Please log in to purchase credits',
  unlockAfter: {
    chapter: (cost: string) => `Unlock {chapter} right after payment (${cost})`,
    plan: (cost: string) => `Unlock all chapters of {chapter} right after payment (${cost})`,
  },
}
