import { list } from '../../../../texts/numbers.ts'

const counted = (count: number, one: string, more: string): string => (count === 1 ? one : more)

const listed = (numbers: readonly number[]): string => list(numbers.map(String))

/** Everything that is said around the check of a chapter. */
export const checkWords = {
  lead: (count: number) =>
    `${count} ${counted(count, 'question', 'questions')}. To pass, get 80 percent right. Try as often as you like: a wrong answer locks nothing.`,
  best: (right: number, of: number, passed: boolean) =>
    `Your best so far: ${right} of ${of}${passed ? ', passed' : ''}.`,

  number: (number: number, of: number) => `Question ${number} of ${of}`,
  chooseAll: 'Choose all that apply.',
  order: 'Move them with the arrows, or drag them.',
  orderOnPaper: 'Number them: what comes first is 1.',
  notInOrder: 'They aren’t in order yet.',
  drag: 'Drag to move',
  up: 'Move up',
  down: 'Move down',
  isFirst: 'This is already the first.',
  isLast: 'This is already the last.',
  saidMoved: (text: string, place: number, of: number) => `“${text}” is now ${place} of ${of}.`,
  answer: 'Your answer',
  toQuestion: (number: number) => `to question ${number}`,

  send: 'Check my answers',
  sending: 'Checking...',
  unanswered: (numbers: readonly number[]) =>
    `${counted(numbers.length, 'Question', 'Questions')} ${listed(numbers)} ${counted(numbers.length, 'has', 'have')} no answer yet. Send anyway?`,
  sendAnyway: 'Send anyway',
  goTo: (number: number) => `Go to question ${number}`,
  failed: 'We couldn’t check your answers. They’re still here: please try again.',
  unreachable: 'We couldn’t reach the server. Your answers are still here: please try again.',
  changed: 'These questions have changed. Please look over your answers and send them again.',

  score: (right: number, of: number) => `${right} of ${of} right.`,
  passed: 'You passed. Nicely done!',
  notYet: 'Not a pass yet, and that’s fine. The notes below show what to look at again.',
  right: 'Right',
  wrong: 'Not right',
  notAnswered: 'Not answered',
  isChosen: 'Your answer',
  isKey: 'Right answer',
  isBoth: 'Your answer, right',
  yourOrder: 'Your order',
  rightOrder: 'Right order',
  again: 'Try again',

  readAgain: 'Read again',

  report: 'Report this question',
  whatIsWrong: 'What’s wrong with this question?',
  reasons: {
    wrong: 'Its answer is wrong',
    unclear: 'It’s unclear',
    untaught: 'This chapter doesn’t teach it',
    other: 'Something else',
  },
  inYourWords: 'In your words',
  chooseReason: 'Please choose what’s wrong.',
  sendReport: 'Send report',
  cancel: 'Cancel',
  reportFailed: 'We couldn’t send your report. Please try again.',
  reported: 'You reported this question.',
  thanks: 'Thanks for telling us. We’ll solve this question again; if its answer doesn’t hold, it no longer counts.',
  isVoid: (count: number) =>
    `${counted(count, 'A question you reported', 'Questions you reported')} didn’t hold up, so ${counted(count, 'it no longer counts', 'they no longer count')}. Thank you!`,
  isHeld: (count: number, isBesideVoid: boolean) =>
    `The ${isBesideVoid ? 'other ' : ''}${counted(count, 'question you reported still counts', 'questions you reported still count')}: so far we’ve found nothing wrong.`,
}
