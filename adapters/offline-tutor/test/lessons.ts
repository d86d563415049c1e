import { tokenize } from '@app/domain'
import { generalLessons } from '../src/lessons/general-lessons.ts'
import type { Lesson } from '../src/lessons/lesson.ts'
import { readLessonFile } from '../src/lessons/parse-lesson-file.ts'
import { SUBJECTS } from '../src/subjects/subject.ts'

export const everyLessons = (): readonly (readonly Lesson[])[] => [
  ...SUBJECTS.map(({ lessons }) => lessons),
  generalLessons('“befriend crows”', 'crows'),
  JSON.parse(
    JSON.stringify(UNKNOWN)
      .replaceAll('{{about}}', 'Crows.')
      .replaceAll(/\{\{\w+\}\}/g, 'Crows'),
  ),
]

export const UNKNOWN = readLessonFile('unknown-chapter').lessons

export const everyLesson = (): readonly Lesson[] => everyLessons().flat()

/** What teaches: Markdown. */
export const textsOf = ({ teach, sections, keyPoints, practice }: Lesson): readonly string[] => [
  teach,
  ...sections.map(({ body }) => body),
  keyPoints.join('\n'),
  practice.task,
]

export const textsOfCheck = ({ check }: Lesson): readonly string[] =>
  check.flatMap(({ prompt, options, explanation }) => [prompt, ...options, explanation])

/** Without what is verbatim: code in fences, rows of tables. */
export const proseOf = (markdown: string): string => markdown.replace(/^```[\s\S]*?^```$/gm, '').replace(/^\|.*$/gm, '')

export const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0

/** Words of some length, by their first letters: "rising" and "rises" are one. */
export const stemsIn = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).flatMap(({ norm }) => (norm.length > 3 && !SMALL.has(norm) ? [norm.slice(0, 4)] : [])))

const SMALL: ReadonlySet<string> = new Set(
  'with from without your what that this them they when where which into between before after each have does'.split(
    ' ',
  ),
)
