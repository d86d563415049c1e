export { mathFromMarkdown } from './math-from-markdown.ts'
export { mathSyntax } from './math-syntax.ts'
export { isPrice } from './price.ts'
