import { InlineCode } from '../inline-code.tsx'
import { Formula } from './formula.tsx'
import { closingOf, heldTogether, openingOf } from './hold-punctuation.ts'
import { type InlinePiece, inlinePieces } from './inline-pieces.ts'

/** A heading or a sentence of a chapter, with its code and its formulas. */
export const InlineText = ({ text }: { readonly text: string }) =>
  inlinePieces(text).map(({ kind, text: piece }, index, pieces) => {
    const [before, behind] = [pieces[index - 1], pieces[index + 1]]
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    if (kind === 'code') return <InlineCode key={index}>{piece}</InlineCode>
    if (kind === 'text') {
      const end = piece.length - (behind?.kind === 'math' ? openingOf(piece).length : 0)
      return piece.slice(before?.kind === 'math' ? closingOf(piece).length : 0, end)
    }
    return (
      <span key={index} className={heldTogether}>
        {openingOf(textOf(before))}
        <Formula tex={piece} isDisplay={false} />
        {closingOf(textOf(behind))}
      </span>
    )
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })

const textOf = (piece: InlinePiece | undefined): string => (piece?.kind === 'text' ? piece.text : '')
