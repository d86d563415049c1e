import { pluralsOf } from '../../../../texts/plurals.ts'

const plural = pluralsOf('en')

/** Headings and hints inside of a chapter, and its end. */
export const texts = {
  /** The headings that every chapter shares, by their addresses. */
  parts: {
    introduction: 'Introduction',
    objectives: 'Learning Objectives',
    'key-points': 'Key Points',
    practice: 'Practice',
    check: 'Check your understanding',
    resources: 'Curated Resources',
  },
  contents: 'In this chapter',
  toRead: (time: string) => `${time} to read`,
  coming: (sections: number, of: number) => `Still being written: ${sections} of ${of} sections so far`,
  continueAt: 'Continue where you left off: {part}',
  tick: 'Tick off what you can do.',
  tickLater: 'You can tick these off when the chapter is ready.',
  tickFailed: 'We couldn’t save that. Please try again.',
  objective: 'Objective: ',
  objectiveTicked: 'Objective, ticked off: ',
  doneWhen: 'Done when: ',
  generatedOn: 'Content generated on: {time}',
  print: 'Print',
  noCheck: {
    unwritten: 'This chapter has no check: the tutor’s questions weren’t usable.',
    unsolved: 'This chapter has no check: we couldn’t verify the answers to its questions.',
    refuted: 'This chapter has no check: its questions didn’t hold up when we verified them.',
    damaged: 'We can’t show this chapter’s check just now. Everything else is here.',
    unknown: 'This chapter has no check.',
  },

  finished: 'Finished this chapter?',
  completed: 'Chapter completed.',
  markComplete: 'Mark as complete',
  markNotComplete: 'Mark as not complete',
  youCan: 'What you can do now',
  plan: {
    done: 'The whole plan, done',
    soFar: 'The whole plan so far',
    label: 'The whole plan',
    completed: 'Completed',
    notCompleted: 'Not completed yet',
    chapters: plural({ one: '# chapter', other: '# chapters' }),
    left: (count: number) => `${count} still to complete`,
  },
}

export type Texts = typeof texts
