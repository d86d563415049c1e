import type { SectionDraft } from '@app/domain'
import { aboutGoal } from '../subjects/about.ts'
import { plainWords, searchWords } from '../words/learner-words.ts'
import { isSaidIn, type Lesson, type Lessoned } from './lesson.ts'
import { readLessonFile } from './parse-lesson-file.ts'

export const WAYS_OF_LEARNING = readLessonFile('general').lessons
/** The last one fits best what a learner has set out for. */
export const UNKNOWN_CHAPTERS = readLessonFile('unknown-chapter').lessons

/**
 * Ways of learning that hold for any subject, and claim nothing about this one.
 * @param name the learner's goal as it stands in a sentence
 * @param search a few words of it, for a search
 */
export function generalLessons(name: string, search: string): readonly Lesson[] {
  // each part of a chapter asks for the same again
  if (filled?.name !== name || filled.search !== search) {
    filled = { name, search, lessons: WAYS_OF_LEARNING.map((lesson) => fillLesson(lesson, { name, search })) }
  }
  return filled.lessons
}

let filled: { readonly name: string; readonly search: string; readonly lessons: readonly Lesson[] } | null = null

/** Those that can stand between lessons of a subject: all but the first look at it and the project. */
export const spareLessons = (name: string, search: string): readonly Lesson[] =>
  WAYS_OF_LEARNING.filter(({ title }) => !title.includes('{{name}}')).map((lesson) =>
    fillLesson(lesson, { name, search }),
  )

/** A chapter of which only title and summary are known: a way of learning that the plan has not shown yet. */
export function unknownChapter(task: Lessoned): Lesson {
  const [first, ...others] = chaptersOn(task.title, task)
  const ways = otherWays(task).map((way) => ({ ...way, teach: `${TRIED_ON(first.summary)}\n\n${way.teach}` }))
  const unsaid = [first, ...others, ...ways].find(
    ({ teach, sections }) => ![teach, ...sections.map(({ body }) => body)].some((text) => isSaidIn(text, task)),
  )
  const { title, summary, resources } = first
  const lesson = { ...(unsaid ?? first), title, summary, resources }
  // the plan has promised them, so the chapter has to work towards them
  const aims = (task.objectives ?? []).map((objective) => plainWords(objective, 160)).filter(Boolean)
  const teach = `${lesson.teach}\n\nWork toward what this chapter promises: ${aims.join('; ')}.`
  return aims.length === 0 ? lesson : { ...lesson, teach }
}

const TRIED_ON = (about: string): string =>
  `This chapter is about one thing: ${about} The demo tutor has no lesson of its own for it, so here’s one more way of learning that suits any subject. Try it on this.`

/** What no lesson teaches, worked through in general ways: what fits best comes first. */
export function waysTo(theme: string, task: Lessoned, isAim: boolean): readonly SectionDraft[] {
  const chapters = chaptersOn(theme, { ...task, summary: '' })
  const ways = [...(isAim ? chapters.toReversed() : chapters), ...otherWays(task)]
  return ways.flatMap(({ sections }) => sections)
}

/** What the plan has no chapter on. */
function otherWays({ brief, chapterTitles }: Lessoned): readonly Lesson[] {
  const { name, search } = aboutGoal(brief.goal)
  return generalLessons(name, search).filter(({ title }) => !chapterTitles.includes(title))
}

function chaptersOn(named: string, { brief, summary }: Lessoned): readonly [Lesson, ...Lesson[]] {
  const title = plainWords(named, 80) || 'this chapter'
  const more = plainWords(summary, 240)
  const field = searchWords(aboutGoal(brief.goal).search, 4) || 'learning'
  const search = searchWords(`${field} ${title}`, 6)
  const about = more === '' ? `${title}.` : `${title}. ${more}.`
  const [first, ...others] = UNKNOWN_CHAPTERS
  const fill = (lesson: Lesson): Lesson => fillLesson(lesson, { title, about, field, search })
  return [fill(first), ...others.map(fill)]
}

/** A lesson with its `{{placeholders}}` filled, which may stand in its texts and searches. */
function fillLesson(lesson: Lesson, values: Readonly<Record<string, string>>): Lesson {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  return {
    ...lesson,
    title: fill(lesson.title),
    summary: fill(lesson.summary),
    buildsOn: lesson.buildsOn.map(fill),
    teach: fill(lesson.teach),
    sections: lesson.sections.map(({ heading, body }) => ({ heading: fill(heading), body: fill(body) })),
    resources: lesson.resources.map((resource) => ({ ...resource, search: fill(resource.search) })),
  }
}
