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

  finished: 'Finished this chapter?',
  completed: 'Chapter completed.',
  markComplete: 'Mark as complete',
  markNotComplete: 'Mark as not complete',
}
