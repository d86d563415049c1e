import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  cancelled: 'Checkout cancelled.',
  notCharged: 'You weren’t charged.',
  notConfirmed: 'Not confirmed yet.',
  checking: { title: 'Checking your payment...', text: 'This takes a few seconds.' },
  late: {
    title: 'Your payment is on its way',
    /** Ends in the address, without a full stop that could be taken for a part of it. */
    text: 'The payment provider hasn’t confirmed it yet. Your credits will arrive as soon as it does, even if you leave this page. We’ll email your receipt to {email}',
    help: 'Still nothing after an hour? Check for that email, then open this page again.',
    contact: ' Or write to ',
    subject: 'A payment that hasn’t arrived',
    check: 'Check again',
  },
  unknown: {
    title: 'We can’t find that payment in this account',
    text: 'You’re signed in as {name}. Did you pay from another account? Sign in there to see your credits.',
  },
  added: plural({ one: '# credit was added.', other: '# credits were added.' }),
  paid: (name: string, credits: string) => `You bought ${name} and now have ${credits}.`,
  lapsed: (name: string) => `The checkout for ${name} closed before you paid. You can start a new one anytime.`,
  'balance-full': {
    title: 'Your balance is full',
    text: (name: string) =>
      `If you’ve paid for ${name}, your credits arrive as soon as your balance has room for them. Use some first, or ask us for your money back.`,
    contact: ' Contact us: ',
    subject: (name: string) => `My payment for ${name}`,
  },
  mismatched: {
    title: 'We need to check your payment',
    text: (name: string) =>
      `The amount paid doesn’t match the price of ${name}, so no credits were added yet. Please keep the receipt from the payment provider.`,
    contact: ' Contact us: ',
    subject: (name: string) => `My payment for ${name}`,
  },
  /** `{title}`: of a chapter or a plan. */
  goOn: 'Continue: {title}',
  toDashboard: 'Go to your dashboard',
  unlock: {
    /** `{title}`: of a chapter, or of the plan whose chapters they are. */
    working: 'Unlocking {title}…',
    late: 'This is taking longer than usual. We’ll unlock it shortly, and your purchases show when it’s done.',
    unlocked: (title: string) => `“${title}” is unlocked.`,
    gone: '{title} isn’t there anymore, so we didn’t unlock it. Your credits stay in your account.',
    'already-unlocked': (title: string) => `“${title}” is already unlocked. Your credits stay in your account.`,
    'not-next': '{title} isn’t the next chapter anymore, so we didn’t unlock it. Your credits stay in your account.',
    'previous-in-preparation':
      'The chapter before {title} is still being written. You can unlock this one as soon as it’s done. Your credits stay in your account.',
    changed: 'The chapters of {title} have changed, so we didn’t unlock them. Your credits stay in your account.',
    archived: 'We didn’t unlock {title} because the plan is archived. Your credits stay in your account.',
    'insufficient-credits': 'You need more credits to unlock {title}. You can buy more anytime.',
    refused: 'We couldn’t unlock {title}. Your credits are in your account. Open it to try again.',
    quoted: '“{title}”',
  },
}
