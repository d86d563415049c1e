import { inlinePieces } from '../../../../ui/markdown/lesson/inline-pieces.ts'
import { escapeWords, guardLines } from './escape.ts'
import { asCode } from './write-inline.ts'

const written = {
  text: escapeWords,
  code: asCode,
  math: (tex: string) => `$${tex}$`,
}

/** A heading or a sentence of a chapter as one line of its own, with its code and its formulas. */
export const asSentence = (text: string): string =>
  guardLines(
    inlinePieces(text.replace(/\s+/g, ' ').trim())
      .map((piece) => written[piece.kind](piece.text))
      .join(''),
  )
