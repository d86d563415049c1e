import { pluralsOf } from '../../../texts/plurals.ts'

const plural = pluralsOf('en')

export const texts = {
  title: 'Learning Plan',
  error: 'Error',
  loading: 'Loading your learning plan...',
  failed: 'We couldn’t load this plan.',
  refreshFailed: 'We couldn’t refresh this plan.',
  notFound: 'Plan not found',
  notFoundWhy: 'The link may be incomplete, or the plan may belong to another account.',
  dashboard: 'Go to your dashboard',
  buildsOn: 'Builds on: ',

  /** Of a chapter that the learner has added. */
  outlining: 'We’re planning what this chapter teaches.',
  outlined: (title: string) => `“${title}” is planned now.`,
  outlineFailed:
    'We couldn’t plan what this chapter teaches. Try again, or edit the plan to write a summary yourself or remove the chapter.',
  retryOutline: 'Try again',
  retryOutlineFailed: 'We couldn’t start that. Please try again.',

  /** The end of a plan. */
  finish: {
    title: 'You finished the whole plan',
    chapters: plural({ one: '# chapter', other: '# chapters' }),
    canDo: 'What you can do now',
    unchecked: 'These are the goals of your chapters. What the quizzes asked about was checked, nothing else.',
    next: 'Where to next?',
    again: 'Your chapters and notes stay open. Come back to them anytime.',
    plan: 'Plan what’s next',
  },
}
