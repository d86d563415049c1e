import { aboutGoal } from '../subjects/about.ts'
import { plainWords, searchWords } from '../words/learner-words.ts'
import { type Lesson, type Lessoned, lastOf } from './lesson.ts'
import { readLessonFile } from './parse-lesson-file.ts'

export const WAYS_OF_LEARNING = readLessonFile('general').lessons
/** Several, so that no plan has one twice. */
export const UNKNOWN_CHAPTERS = readLessonFile('unknown-chapter').lessons

/**
 * Ways of learning that hold for any subject, and claim nothing about this one.
 * @param name the learner's goal as it stands in a sentence
 * @param search a few words of it, for a search
 */
export const generalLessons = (name: string, search: string): readonly Lesson[] =>
  WAYS_OF_LEARNING.map((lesson) => fillLesson(lesson, { name, search }))

/** Those that can stand between lessons of a subject: all but the first look at it and the project. */
export const spareLessons = (name: string, search: string): readonly Lesson[] =>
  WAYS_OF_LEARNING.filter(({ title }) => !title.includes('{{name}}')).map((lesson) =>
    fillLesson(lesson, { name, search }),
  )

/** A chapter of which only title and summary are known, because another model drafted the plan. */
export function unknownChapter({ brief, title, summary, objectives = [], earlier = [] }: Lessoned): Lesson {
  const theme = plainWords(title, 80) || 'this chapter'
  const more = plainWords(summary, 240)
  const field = searchWords(aboutGoal(brief.goal).search, 4) || 'learning'
  const search = searchWords(`${field} ${theme}`, 6)
  const unsaid = UNKNOWN_CHAPTERS.find(
    (one) => !earlier.some(({ introduction }) => introduction.includes(lastOf(one.teach))),
  )
  const lesson = fillLesson(unsaid ?? UNKNOWN_CHAPTERS[0], {
    title: theme,
    about: more === '' ? `${theme}.` : `${theme}. ${more}.`,
    field,
    search,
  })
  // the plan has promised them, so the chapter has to work towards them
  const aims = objectives.map((objective) => plainWords(objective, 160)).filter(Boolean)
  const teach = `${lesson.teach}\n\nWork towards what this chapter promises: ${aims.join('; ')}.`
  return aims.length === 0 ? lesson : { ...lesson, teach }
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
