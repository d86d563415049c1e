import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  title: 'My Learning Dashboard',
  create: 'Create New Plan',
  plans: 'Your learning plans',
  loading: 'Loading your learning plans...',
  error: 'Error',
  failed: 'Failed to fetch learning plans',
  refreshFailed: 'Failed to refresh learning plans',

  empty: {
    title: 'No learning plans yet',
    text: 'Submit a learning request to get started on your learning journey.',
    examples: 'Or try one of these',
  },

  /** The one thing to do next. */
  step: {
    read: 'Pick up here',
    unlock: 'Up next',
    wait: 'Writing your chapter…',
    place: (chapter: number, of: number) => `Chapter ${chapter} of ${of} in {plan}`,
    canLeave: 'You can leave this page.',
    continue: 'Continue',
    unlockChapter: (chapter: number, price: string) => `Unlock chapter ${chapter} (${price})`,
    retryChapter: (chapter: number, price: string) => `Retry chapter ${chapter} (${price})`,
    thatIs: (money: string) => `That’s ${money}.`,
  },

  pickUp: 'Pick up where you left off.',
  continueTo: {
    chapter: 'Continue to your chapter',
    plan: 'Continue to your learning plan',
    newPlan: 'Continue to your new learning plan',
    account: 'Continue to your account',
    page: 'Continue to the page you asked for',
  },

  conversations: {
    title: plural({ one: 'Unfinished conversation', other: 'Unfinished conversations' }),
    showAll: (count: number) => `Show all ${count}`,
    resume: 'Resume conversation',
    failed: 'We couldn’t delete this conversation. Please try again.',
    deleting: {
      button: 'Delete',
      title: 'Delete this conversation?',
      text: 'Your answers will be deleted for good. No plan will be created.',
      stay: 'Keep it',
      done: 'Conversation deleted.',
    },
    /** Of one that was reopened: its plan is there already. */
    givingUp: {
      button: 'Discard changes',
      title: 'Discard these changes?',
      text: 'Your plan stays as it is.',
      stay: 'Keep them',
      done: 'Changes discarded.',
    },
  },

  archived: {
    title: 'Archived plans',
    back: 'Move back',
    movedBack: (title: string) => `“${title}” is back on your dashboard.`,
  },
}
