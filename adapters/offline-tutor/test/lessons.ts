import { wordsOf } from '@app/domain'
import type { Lesson, LessonQuestion } from '../src/lessons/lesson.ts'
import { SUBJECTS, WAYS_OF_LEARNING } from '../src/subjects/subject.ts'

export const everyLessons = (): readonly (readonly Lesson[])[] => [
  ...SUBJECTS.map(({ lessons }) => lessons),
  WAYS_OF_LEARNING,
]

export const everyLesson = (): readonly Lesson[] => everyLessons().flat()

/** What teaches: Markdown. */
export const textsOf = ({ teach, sections, keyPoints, practice, exercises }: Lesson): readonly string[] => [
  teach,
  ...sections.map(({ body }) => body),
  ...exercises.flatMap(({ task, solution }) => [task, solution]),
  keyPoints.join('\n'),
  practice.task,
]

/** Its questions, by the set that they are asked in. */
export const setsOf = ({ check, secondCheck }: Lesson): readonly (readonly LessonQuestion[])[] =>
  secondCheck.length > 0 ? [check, secondCheck] : [check]

export const textsOfCheck = (lesson: Lesson): readonly string[] =>
  setsOf(lesson)
    .flat()
    .flatMap(({ prompt, options, misconceptions, explanation }) => [prompt, ...options, ...misconceptions, explanation])

/** Without what is verbatim: code in fences, rows of tables. */
export const proseOf = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/^\|.*$/gm, '')

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

/** Words of some length, by their first letters: "rising" and "rises" are one. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(wordsOf(text).tokens.flatMap((word) => (word.length > 3 && !SMALL.has(word) ? [word.slice(0, 4)] : [])))

const SMALL: ReadonlySet<string> = new Set(
  'with from without your what that this them they when where which into between before after each have does'.split(
    ' ',
  ),
)
