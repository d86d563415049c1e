/** What is said of inputs that do not fit. */
export const texts = {
  goalMissing: 'Please enter your learning goal.',
  goalTooLong: 'A learning goal can have at most 4,000 characters.',
  messageMissing: 'Please type a message.',
  messageTooLong: 'A message can have at most 4,000 characters.',
  notText: 'Please enter this as text.',
  entryEmpty: 'Please fill in every entry.',
  entryTooLong: 'An entry can have at most 120 characters.',
  textTooLong: 'This can have at most 300 characters.',
  tooManyEntries: 'You can list at most 8 entries.',
  tooManyFormats: 'You can choose at most 4 formats.',
  invalidMinutes: 'Please enter a whole number of minutes.',
  tooFewMinutes: 'Plan at least 15 minutes a week.',
  tooManyMinutes: 'Plan at most 60 hours a week.',
  invalidDate: 'Please enter a date as year-month-day.',
  versionMissing: 'Please reload the page and try again.',
}

export type Texts = typeof texts
