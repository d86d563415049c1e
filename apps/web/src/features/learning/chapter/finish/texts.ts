import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** What has come of a chapter, and of its plan. */
export const texts = {
  youCan: 'What you can do now',
  notChecked: '(not checked)',
  quizNotTaken: 'You haven’t taken the quiz, so none of this has been checked yet.',
  noQuiz: 'This chapter has no quiz, so none of this has been checked.',
  plan: {
    done: 'Plan complete',
    soFar: 'The whole plan so far',
    label: 'The whole plan',
    completed: 'Completed',
    notCompleted: 'Not completed yet',
    chapters: plural({ one: '# chapter', other: '# chapters' }),
    left: (count: number) => `${count} still to complete`,
  },
}
