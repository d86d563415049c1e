/** Words of the parts that every page is made of: they come with the first script. */
export const texts = {
  /** What a mark on a trail means, for those who do not see it. */
  marks: { done: 'Done', open: 'Open', locked: 'Locked', next: 'Next', failed: 'Failed' },
  progressOf: (title: string) => `Progress of ${title}`,
  /** `done`: '2 of 5 chapters done'. */
  percentDone: (percent: number, done: string) => `${percent}%, ${done}`,
  percent: (percent: number) => `${percent}%`,
  tryAgain: 'Try again',
  /** '12 s so far.' */
  elapsed: (time: string) => `${time} so far.`,
}
