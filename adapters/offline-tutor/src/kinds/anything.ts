import { anyLessons } from '../lessons/anything.ts'
import { prose } from '../words/prose.ts'
import type { Kind } from './kind.ts'

/** For goals of which nothing is known but their name. */
export const anything: Kind = {
  subjects: {},
  general: {},
  welcome: ({ Name }) => `${Name}: good, let us make a plan for that.`,
  asksLevel: () => 'What do you know or can you do already: nothing so far, a little, or quite a lot?',
  asksFocus: () => prose`
    How would you notice that you have succeeded? Name something that you would like to do, make or understand in
    the end.
  `,
  usualFocus: 'a sound overview first, and then something of your own',
  planTitle: ({ Name }, grade) =>
    ({
      new: `${Name}: from the first step to something of your own`,
      some: `${Name}: from bits and pieces to a firm hold`,
      good: `${Name}: deeper, clearer, your own way`,
    })[grade],
  outcome: () => prose`
    know the field well enough to find your own way in it, can do its most important things, and have finished
    something of your own
  `,
  lessons: anyLessons,
}
