import { pluralsOf } from '../../texts/plurals.ts'

const plural = pluralsOf('en')
const chapters = plural({ one: '# chapter', other: '# chapters' })

/** What the screens of a plan and its chapters share. */
export const texts = {
  waiting:
    'Waiting for the assistant. It isn’t answering right now. We’ll continue as soon as it does, and you can close this page.',
  back: 'Back to Learning Plans',
  chapters: 'Chapters',
  /** '2 of 5 chapters done' */
  done: (done: number, of: number) => `${done} of ${chapters(of)} done`,
  wholePlan: (cost: string) => `Whole plan: ${cost}`,
  balance: plural({ one: 'You have # credit.', other: 'You have # credits.' }),

  changeAnswers: {
    open: 'Change my answers',
    failed: 'We couldn’t reopen the conversation. Please try again.',
  },

  savedOnline: 'You’re offline. Keep this page open and we’ll save this when you’re back online.',
  completion: {
    marked: (title: string) => `You completed “${title}”.`,
    completed: 'Completed',
    begun: 'In progress',
    failed: 'Failed to toggle chapter completion status',
    status: (status: number) => `HTTP error! status: ${status}`,
    unchanged: 'Your progress hasn’t changed.',
  },

  /** What is known of a plan before anything is spent. */
  outline: {
    time: 'Time',
    readyBy: 'Target date',
    price: 'Price',
    toPay: 'Left to pay',
    nothing: 'Nothing',
    each: (price: string) => `${price} each`,
    firstFree: (price: string) => `First chapter free, then ${price} each`,
    objectives: 'What you’ll be able to do',
    notOutlined: (title: string) => `We’re still planning “${title}”. You can unlock it once that’s done.`,
    wholePlan: 'See the whole plan',
  },

  unlock: {
    failed: 'Failed to unlock next chapter',
    unlocking: 'Unlocking...',
    failedRetry: 'Failed - Retry',
    retry: 'Retry Generation',
    allUnlocked: 'You’ve already unlocked every chapter in this plan.',
    nothingCharged: 'Nothing was charged.',
    safeToRetry: 'Please try again. You won’t be charged twice.',
    thisChapter: (cost: string) => `This chapter costs ${cost}.`,
    getCredits: 'Get credits',
    getCreditsToUnlock: 'Get credits to unlock',
    /** `credits` and `missing` are numbers of credits. */
    shortfall: (credits: number, missing: number) => `You have ${credits}. You need ${missing} more.`,
    packs: (money: string) => `Packages from ${money}`,
  },
}
