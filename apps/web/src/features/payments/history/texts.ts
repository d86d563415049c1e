import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  history: {
    title: 'Credit history',
    loading: 'Loading your credit history...',
    failed: 'We couldn’t load your credit history.',
    empty: 'No activity yet. Purchases and unlocks will appear here.',
    list: 'Credit activity, newest first',
    more: 'Show more',
    shown: plural({ one: '# more shown', other: '# more shown' }),
    olderFailed: 'We couldn’t load older activity. Please try again.',
    /** Behind a number, for those who only hear it. */
    unit: plural({ one: 'credit', other: 'credits' }),
    balance: (credits: number) => `Balance ${credits}`,
    inPlan: ', in {plan}',
  },
  /** What became of credits. `{chapter}`: a link in quotes, or one of the words for a chapter that is gone. */
  movements: {
    purchased: (name: string) => `Bought ${name}`,
    granted: 'Added by an admin',
    grantedFor: (note: string) => `Added by an admin: ${note}`,
    withdrawn: 'Taken back by an admin',
    withdrawnFor: (note: string) => `Taken back by an admin: ${note}`,
    held: 'Set aside for {chapter}, which is being written',
    captured: 'Unlocked {chapter}',
    released: (credits: string) => `We couldn’t write {chapter}. Your ${credits} were returned.`,
    reversed: (name: string) => `Taken back: your payment for ${name} was refunded or disputed`,
    reinstated: (name: string) => `Returned: your payment for ${name} went through after all`,
    quoted: '“{title}”',
    gone: 'a chapter',
  },
  purchases: {
    title: 'Purchases',
    loading: 'Loading your purchases...',
    failed: 'We couldn’t load your purchases.',
    empty: 'No purchases yet.',
    list: 'Purchases, newest first',
    more: (count: number) => `Show ${count} more`,
    sandbox: 'Sandbox',
    paid: 'Paid on {date}',
    pretended: 'Paid on {date}, no real money charged',
    receipt: 'Receipt',
    /** Behind 'Receipt'. */
    receiptFor: (name: string, date: string) => `for ${name}, ${date}`,
    refunded: (money: string) => `${money} was refunded.`,
    partlyRefunded: (money: string) => `${money} of it was refunded.`,
    noneTaken: 'No credits were taken back.',
    /** What became of what a purchase was made for. */
    outcomes: {
      pending: 'Unlocking…',
      unlocked: 'Unlocked right after payment.',
      'already-unlocked': 'Already unlocked, so no credits were used.',
      gone: 'Not unlocked: the chapter or plan no longer exists. No credits were used.',
      archived: 'Not unlocked: the plan is archived. No credits were used.',
      'not-next': 'Not unlocked: the chapter was no longer the next one. No credits were used.',
      'previous-in-preparation': 'Not unlocked: the chapter before was still being written. No credits were used.',
      changed: 'Not unlocked: the plan had changed. No credits were used.',
      'insufficient-credits': 'Not unlocked: you didn’t have enough credits.',
      refused: 'Not unlocked: something went wrong. No credits were used.',
    },
    openChapter: 'Open chapter',
    openPlan: 'Open plan',
    taken: plural({ one: '# credit was taken back.', other: '# credits were taken back.' }),
  },
}
