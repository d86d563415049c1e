import type { ChapterTask } from '@app/domain'
import { subjectOf } from '../kinds/subject-of.ts'
import { plainWords, searchWords } from '../words/learner-words.ts'
import { lines, prose, shelf } from '../words/prose.ts'
import type { Lesson } from './lesson.ts'

/** A chapter of which only title and summary are known, because another model drafted the plan. */
export function anyChapter({ brief, title, summary }: ChapterTask): Lesson {
  const { subject } = subjectOf(brief.goal)
  const theme = plainWords(title, 80) || 'this chapter'
  const about = plainWords(summary, 240)
  const field = searchWords(subject.search, 4) || 'learning'
  return {
    for: 'everyone',
    title: theme,
    summary: about || theme,
    teach: prose`
      This chapter is about one thing: ${theme}.${about === '' ? '' : ` ${about}.`} The demo tutor did not draft this
      plan and has no prepared text for the chapter, so what follows is a way of working through it that holds for any
      subject.

      Begin by writing down what you already know about it, in five lines and without looking anything up. Then read
      or watch one good source from beginning to end before you open a second: two explanations at once mostly cancel
      each other. Mark the two or three terms on which everything else hangs, and put each of them into your own words.
    `,
    practise: prose`
      Turn every term into something that you do: solve it, build it, say it, draw it or show it to somebody. After
      each sitting close the source and write down from memory what you would tell a friend; what is missing there is
      where the next sitting begins.
    `,
    ready: 'you can explain the heart of it in two minutes without notes, with an example of your own',
    objectives: lines`
      Explain the main idea of the chapter in your own words
      Name the terms on which it rests and give an example of each
      Apply it once to a case of your own and say what came of it
    `,
    resources: shelf`
      youtube: ${searchWords(`${field} ${theme}`, 6)} | A spoken explanation with examples | A second voice often
        makes clear what the first did not.
      wikipedia: ${field} | The field and its terms at a glance | An overview shows where this chapter belongs.
      open_library: study skills | Books on how to study | A method that holds helps with any chapter.
      khan_academy: study skills | Short lessons on learning well | They show how to test yourself instead of rereading.
    `,
  }
}
