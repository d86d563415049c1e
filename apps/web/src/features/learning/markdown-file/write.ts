/** What writes the files, as one chunk. */
export { markdownFileName } from './file-name.ts'
export { writeChapter } from './write-chapter.ts'
export { writePlan } from './write-plan.ts'
