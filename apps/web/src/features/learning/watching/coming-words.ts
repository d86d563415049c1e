/** What is said of a plan while it comes. */
export const comingWords = {
  chapters: 'Chapters',
  soFar: (chapters: number): string => `${chapters} ${chapters === 1 ? 'chapter' : 'chapters'} so far`,
  watch: 'Watch it come together',
}
