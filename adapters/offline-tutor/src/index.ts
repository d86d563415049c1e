export type { Lesson } from './lessons/lesson.ts'
export { makeOfflineTutor } from './offline-tutor.ts'
export { SUBJECTS } from './subjects/subject.ts'
