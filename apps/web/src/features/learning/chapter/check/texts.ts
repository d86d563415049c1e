import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** Everything that is said around the check of a chapter. */
export const texts = {
  lead: plural({
    one: '# question. Get 80% correct to pass. Try as often as you like: a wrong answer never locks anything.',
    other: '# questions. Get 80% correct to pass. Try as often as you like: a wrong answer never locks anything.',
  }),
  best: (right: number, of: number) => `Your best so far: ${right} out of ${of}.`,
  bestPassed: (right: number, of: number) => `Your best so far: ${right} out of ${of}, passed.`,

  number: (number: number, of: number) => `Question ${number} of ${of}`,
  chooseAll: 'Choose all that apply.',
  order: 'Move them with the arrows, or drag them.',
  orderOnPaper: 'Number them, starting with 1.',
  notInOrder: 'They aren’t in order yet.',
  drag: 'Drag to move',
  up: 'Move up',
  down: 'Move down',
  isFirst: 'This is already the first.',
  isLast: 'This is already the last.',
  saidMoved: (text: string, place: number, of: number) => `“${text}” is now ${place} of ${of}.`,
  answer: 'Your answer',
  toQuestion: (number: number) => `to question ${number}`,
  unreadable: 'We can’t read this as a number. Please type one number, such as 12.5.',

  send: 'Check my answers',
  sending: 'Checking...',
  unanswered: {
    /** `numbers`: '2', '2, 3, and 5' */
    one: (numbers: string) => `Question ${numbers} has no answer yet. Send anyway?`,
    more: (numbers: string) => `Questions ${numbers} have no answer yet. Send anyway?`,
  },
  sendAnyway: 'Send anyway',
  goTo: (number: number) => `Go to question ${number}`,
  failed: 'We couldn’t check your answers. They’re still here. Please try again.',
  unreachable: 'We couldn’t reach the server. Your answers are still here. Please try again.',
  changed: 'These questions have changed. Please look over your answers and send them again.',

  score: (right: number, of: number) => `${right} out of ${of} correct.`,
  passed: 'You passed. Nicely done!',
  notYet: 'Not a pass yet, and that’s fine. The notes below show what to review.',
  right: 'Correct',
  wrong: 'Not quite',
  notAnswered: 'Not answered',
  isChosen: 'Your answer',
  isKey: 'Correct answer',
  isBoth: 'Your answer, correct',
  yourOrder: 'Your order',
  rightOrder: 'Correct order',
  again: 'Try again',

  readAgain: 'Read again: {section}',

  report: 'Report this question',
  reportNumber: (number: number) => `Report this question: ${number}`,
  whatIsWrong: 'What’s wrong with this question?',
  reasons: {
    wrong: 'Its answer is wrong',
    unclear: 'It’s unclear',
    untaught: 'This chapter doesn’t teach it',
    other: 'Something else',
  },
  inYourWords: 'In your words',
  moreInYourWords: 'In your words (optional)',
  chooseReason: 'Please choose what’s wrong.',
  sayWhatIsWrong: 'Please say what’s wrong.',
  sendReport: 'Send report',
  reportFailed: 'We couldn’t send your report. Please try again.',
  reported: 'You reported this question.',
  whyHeld: 'Why it still counts',
  held: 'We solved this question twice more without looking at its answer. Both times we got:',
  thanks: 'Thanks for letting us know. We’ll check this question again. If its answer is wrong, it won’t count.',
  isVoid: plural({
    one: 'We found a mistake in a question you reported, so it no longer counts. Thank you!',
    other: 'We found mistakes in questions you reported, so they no longer count. Thank you!',
  }),
  isHeld: plural({
    one: 'The question you reported still counts. So far we’ve found nothing wrong.',
    other: 'The questions you reported still count. So far we’ve found nothing wrong.',
  }),
  /** Beside others that went void. */
  isHeldToo: plural({
    one: 'The other question you reported still counts. So far we’ve found nothing wrong.',
    other: 'The other questions you reported still count. So far we’ve found nothing wrong.',
  }),
}
