/** In the file of a chapter or a plan. */
export const texts = {
  yourNote: 'Your note:',
  earlierNotes: 'Notes on earlier sections',
  completed: 'Completed',
  notCompleted: 'Not completed yet',
  place: (number: number, count: number, plan: string) => `Chapter ${number} of ${count} in ${plan}.`,
  done: (done: number, count: number, progress: number) => `${done} of ${count} chapters done (${progress}%).`,
  time: (time: string) => `Time: ${time}`,
  readyBy: (day: string) => `Target date: ${day}`,
  chapters: 'Chapters',
  chapter: (number: number, title: string) => `Chapter ${number}: ${title}`,
  locked: (title: string) => `${title} (locked)`,
  missing: 'This chapter is unlocked, but its content is missing or corrupted. Please contact support.',
  coming: 'This chapter is still being written.',
  checkedOn: (day: string) => `checked on ${day}`,
  unchecked: 'not checked yet',
}
