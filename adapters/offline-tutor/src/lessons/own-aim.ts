import type { Subject } from '../kinds/kind.ts'
import { searchWords } from '../words/learner-words.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

const LONGEST_IN_TITLE = 44

/** The chapter that the learner's own aim adds to any plan. */
export function ownAim({ name, search }: Subject, focus: string): Lesson {
  const short = focus.length <= LONGEST_IN_TITLE && !focus.includes('.')
  return {
    for: 'everyone',
    title: short ? `Towards your own aim: ${focus}` : 'Towards your own aim',
    summary: `Applies what you have learnt so far to an aim of your own: ${focus}.`,
    teach: prose`
      You named an aim of your own: ${focus}. This chapter belongs to it. General practice carries you only part of
      the way there; from some point on the quickest progress comes from rehearsing the very thing that you want to
      do, in small and honest portions.

      Start with a picture of success. Write down one situation in which you would say that it has worked: where you
      are, what you do, who is there, how long it takes. Then read it as a list of demands. Some you can meet already;
      some you met once in an earlier chapter and need again; two or three will be new. Those few are your programme
      for this chapter, and everything else about ${name} may wait for now.
    `,
    practise: prose`
      Rehearse the situation in full once at the beginning, however badly it goes, and note where you got stuck. Then
      work on one sticking point at a sitting and end each sitting with a short run through the whole. Change one
      condition every time: another example, less help, a listener, a clock.
    `,
    ready: 'you have gone through your own situation from beginning to end twice, on different days, without help',
    objectives: lines`
      Describe in a few sentences what success looks like for your own aim
      Choose the two or three abilities that matter most for it
      Rehearse the real situation and improve it from one attempt to the next
      Judge your result against the picture that you wrote at the start
    `,
    resources: shelf`
      youtube: ${searchWords(`${search} ${focus}`, 5) || 'learning by doing'} | People who have done just that | Others
        show which obstacles come first.
      wikipedia: deliberate practice | What makes practice work | It explains why narrow aims beat long hours.
      open_library: ${searchWords(search, 4) || 'learning'} | Books to look things up in | A book with an index answers
        the questions that your aim raises.
      khan_academy: growth mindset | Short lessons on getting unstuck | Useful on the day when the rehearsal goes badly.
    `,
  }
}
