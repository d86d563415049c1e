export { makeMarkdown } from './markdown.ts'
