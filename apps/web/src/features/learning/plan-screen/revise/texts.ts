import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** Everything that is said while a plan is changed in words. */
export const texts = {
  open: 'Describe changes',
  request: 'What should be different?',
  hint: 'For example: “Drop the one about history”, “Put the exercises first” or “Make it shorter”. You’ll see the changes before anything happens.',
  ask: 'Suggest changes',
  loading: 'Loading the changes...',
  loadFailed: 'We couldn’t load the changes you asked for.',

  pending: 'Working on your changes',
  pendingNote:
    'This takes a few seconds. You can leave this page and find them here later. If you edit the plan in the meantime, you’ll need to ask again.',
  cancel: 'Cancel',
  asked: 'You asked: ',

  ready: plural({ one: '# change to review', other: '# changes to review' }),
  readyNote: 'Nothing changes until you accept.',
  kind: {
    add: (_from: number, to: number) => `Add as chapter ${to}`,
    remove: (from: number, _to: number) => `Remove chapter ${from}`,
    move: (from: number, to: number) => `Move chapter ${from} to position ${to}`,
    reword: (_from: number, to: number) => `Edit chapter ${to}`,
  },
  times: 'Change times',
  asLong: 'The plan takes as long as before.',
  time: (before: string, after: string) => `about ${after} instead of ${before}`,
  notDone: 'We couldn’t do this:',
  before: 'Before',
  after: 'After',
  noSummary: 'No summary',
  accept: 'Accept changes',
  keep: 'Keep my plan',
  saidAccepted: plural({ one: 'Made # change.', other: 'Made # changes.' }),
  saidKept: 'Your plan hasn’t changed.',

  failed: 'Your plan hasn’t changed',
  stale: 'Your plan has changed since you asked',
  staleNote: 'These changes no longer fit. Ask again, and we’ll suggest changes for your plan as it is now.',
  askAgain: 'Ask again',
}
