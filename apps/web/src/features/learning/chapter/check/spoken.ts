import { inlinePieces } from '../../../../ui/markdown/lesson/inline-pieces.ts'

/** A sentence with code and formulas as a label says it: without their marks. */
export const spoken = (sentence: string): string =>
  inlinePieces(sentence)
    .map(({ kind, text }) => (kind === 'math' ? spokenMath(text) : text))
    .join('')

const spokenMath = (tex: string): string =>
  tex
    .replace(/\\[^a-z]/gi, ' ')
    .replace(/\\([a-z]+)/gi, ' $1 ')
    .replace(/[{}_]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
