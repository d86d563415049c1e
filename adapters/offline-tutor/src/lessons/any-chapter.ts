import type { ChapterTask } from '@app/domain'
import { aboutGoal } from '../subjects/about.ts'
import { plainWords, searchWords } from '../words/learner-words.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/** A chapter of which only title and summary are known, because another model drafted the plan. */
export function anyChapter({ brief, title, summary }: ChapterTask): Lesson {
  const theme = plainWords(title, 80) || 'this chapter'
  const about = plainWords(summary, 240)
  const field = searchWords(aboutGoal(brief.goal).search, 4) || 'learning'
  return {
    for: 'everyone',
    title: theme,
    summary: about || theme,
    teach: prose`
      This chapter is about one thing: ${theme}.${about === '' ? '' : ` ${about}.`} The demo tutor didn’t draft this plan
      and has no lesson for it, so here’s a way of working through it that suits any subject.

      Write down what you already know about it, in five lines and from memory. Then read or watch one good source from
      beginning to end before you open a second. Mark the main terms, two or three of them, and put each into your own
      words with an example. Now apply it once: solve it, build it, say it, draw it or show it to someone. Close the
      source, write from memory what you’d tell a friend, and look at what is missing. That’s where you start next time.
    `,
    objectives: lines`
      Write down what you know from memory
      Put the main terms into your own words
      Apply it once to a case of your own
    `,
    resources: shelf`
      youtube: ${searchWords(`${field} ${theme}`, 6)} | A spoken explanation | A second voice often makes clear what the
        first did not.
      wikipedia: ${field} | The field and its terms | An overview shows where this chapter belongs.
      open_library: ${field} | Books to borrow | Use the index to find the terms of this chapter.
      khan_academy: ${field} study | Short lessons with questions | They let you test yourself instead of rereading.
    `,
  }
}
