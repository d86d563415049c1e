/** What writes the files, as one chunk. */
export { markdownFileName } from './file-name.ts'
export { writeChapter, writePlan } from './write-chapter.ts'
