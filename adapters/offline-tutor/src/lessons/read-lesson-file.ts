import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lesson } from './lesson.ts'
import { type LessonFile, parseLessonFile } from './parse-lesson-file.ts'

/** Beside the sources, which run as they are: `npm start`, the tests and the Docker image find it at the same place. */
const FOLDER = join(import.meta.dirname, '../../lessons')

/** A file of the folder `lessons`, by its name without the ending. */
export function readLessonFile<Key extends string = never>(
  name: string,
  keys: Parameters<typeof parseLessonFile<Key>>[2] = { required: [], optional: [] },
): LessonFile<Key> {
  const file = join(FOLDER, `${name}.md`)
  return parseLessonFile(file, readFileSync(file, 'utf8'), keys)
}

/** A lesson with its `{{placeholders}}` filled, which may stand in its texts and searches. */
export function fillLesson(lesson: Lesson, values: Readonly<Record<string, string>>): Lesson {
  const fill = (text: string): string =>
    text.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  return {
    ...lesson,
    title: fill(lesson.title),
    summary: fill(lesson.summary),
    teach: fill(lesson.teach),
    resources: lesson.resources.map((resource) => ({ ...resource, search: fill(resource.search) })),
  }
}
