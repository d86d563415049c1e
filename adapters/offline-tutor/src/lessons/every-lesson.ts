import { SUBJECTS } from '../subjects/subject.ts'
import { UNKNOWN_CHAPTERS, WAYS_OF_LEARNING } from './general-lessons.ts'
import type { Lesson } from './lesson.ts'

/** As they are written: placeholders are not filled. */
export const everyLesson = (): readonly Lesson[] => [
  ...SUBJECTS.flatMap(({ lessons }) => lessons),
  ...WAYS_OF_LEARNING,
  ...UNKNOWN_CHAPTERS,
]
