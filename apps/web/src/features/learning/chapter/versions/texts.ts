/** Everything that is said of a chapter's versions. */
export const texts = {
  explain: 'Explain this chapter differently',
  how: 'How should we explain it?',
  ways: {
    simpler: 'In simpler words',
    deeper: 'In more depth',
    'more-examples': 'With more examples',
    shorter: 'Shorter',
    other: 'Another way',
  },
  /** In a sentence, behind a colon. */
  manner: {
    simpler: 'in simpler words',
    deeper: 'in more depth',
    'more-examples': 'with more examples',
    shorter: 'shorter',
    other: 'your way',
    original: 'the original',
  },
  chooseWay: 'Please choose one.',
  adding: 'Anything to add? (optional)',
  inYourWords: 'How would you like it?',
  hint: 'For example: “Use examples from cooking.”',
  wordsMissing: 'Please say how you’d like it.',
  freeTwice: 'Free, up to twice per chapter. Keep reading: this version stays.',
  freeOnce: 'Free, once more for this chapter. Keep reading: this version stays.',
  usedUp: 'You’ve used both new versions of this chapter. You keep every version.',
  oneWay: 'The demo tutor has only one version of each chapter. With a language model, a site can offer more.',
  send: 'Write a new version',
  close: 'Close',
  sendFailed: 'We couldn’t ask for a new version. Please try again.',
  loading: 'Loading the versions...',
  loadFailed: 'We couldn’t load the versions of this chapter.',
  again: 'Try again',

  writing: (manner: string) => `We’re writing a new version: ${manner}. Keep reading: this version stays.`,
  ready: 'The new version is ready.',
  show: 'Show it',
  failed: 'We couldn’t write the new version. It doesn’t use up one of your two.',
  keep: 'Keep this version',
  shown: (number: number, count: number, manner: string) => `You’re reading version ${number} of ${count}: ${manner}.`,

  versions: 'Versions',
  version: (number: number, manner: string) => `Version ${number}: ${manner}`,
  request: '“{words}”',
  result: (right: number, of: number) => `Quiz: ${right} out of ${of} correct`,
  reading: 'You’re reading this one.',
  read: 'Read this one',
  showFailed: 'We couldn’t show that version. Please try again.',
  checks: 'Each version has its own quiz. Your results stay with their version.',
}

export type Texts = typeof texts
