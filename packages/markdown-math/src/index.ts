export { mathFromMarkdown } from './math-from-markdown.ts'
export { mathSyntax } from './math-syntax.ts'
export { isPathological } from './pathological.ts'
export { isPrice } from './price.ts'
