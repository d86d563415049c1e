import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** What has come of a chapter, and of its plan. */
export const texts = {
  youCan: 'What you can do now',
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

export type Texts = typeof texts
