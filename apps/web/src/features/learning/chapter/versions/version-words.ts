import type { RewriteWay, ShownVersion } from '@app/contract'

const MANNER: Readonly<Record<RewriteWay, string>> = {
  simpler: 'in simpler words',
  deeper: 'in more depth',
  'more-examples': 'with more examples',
  shorter: 'shorter',
  other: 'your way',
}

const manner = (request: ShownVersion['request']): string => (request ? MANNER[request.how] : 'the original')

/** Everything that is said of a chapter's versions. */
export const versionWords = {
  explain: 'Explain this chapter differently',
  how: 'How should we explain it?',
  ways: {
    simpler: 'In simpler words',
    deeper: 'In more depth',
    'more-examples': 'With more examples',
    shorter: 'Shorter',
    other: 'Another way',
  } satisfies Readonly<Record<RewriteWay, string>>,
  chooseWay: 'Please choose one.',
  adding: 'Anything to add? (optional)',
  inYourWords: 'How would you like it?',
  hint: 'For example: “Use examples from cooking.”',
  wordsMissing: 'Please say how you’d like it.',
  free: (left: number) =>
    `Free, ${left === 1 ? 'once more for this chapter' : 'twice for each chapter'}. Keep reading meanwhile: this version stays.`,
  usedUp: 'You’ve had this chapter rewritten twice, which is all we offer. Every version stays yours.',
  oneWay: 'The demo tutor has only one way to explain each chapter. With a language model, a site can offer more.',
  send: 'Write a new version',
  cancel: 'Cancel',
  close: 'Close',
  sendFailed: 'We couldn’t ask for a new version. Please try again.',
  loading: 'Loading the versions...',
  loadFailed: 'We couldn’t load the versions of this chapter.',
  again: 'Try again',

  writing: (request: ShownVersion['request']) =>
    `We’re writing a new version: ${manner(request)}. Keep reading; this one stays.`,
  ready: 'The new version is ready.',
  show: 'Show it',
  failed: 'We couldn’t write the new version, so it doesn’t count.',
  keep: 'Keep this version',
  shown: ({ number, count, request }: ShownVersion) =>
    `You’re reading version ${number} of ${count}: ${manner(request)}.`,

  versions: 'Versions',
  version: (number: number, request: ShownVersion['request']) => `Version ${number}: ${manner(request)}`,
  result: (right: number, of: number) => `Check: ${right} of ${of} right`,
  reading: 'You’re reading this one.',
  read: 'Read this one',
  showFailed: 'We couldn’t show that version. Please try again.',
  checks: 'Each version has its own check, and your results stay with their version.',
}
