import { InlineCode } from '../inline-code.tsx'
import { Formula } from './formula.tsx'
import { inlinePieces } from './inline-pieces.ts'

/** A heading or a sentence of a chapter, with its code and its formulas. */
export const InlineText = ({ text }: { readonly text: string }) =>
  inlinePieces(text).map(({ kind, text: piece }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    if (kind === 'code') return <InlineCode key={index}>{piece}</InlineCode>
    return kind === 'math' ? <Formula key={index} tex={piece} isDisplay={false} /> : piece
    // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
  })
