import { isPathological, isPrice } from '@app/markdown-math'

export type InlinePiece = { readonly kind: 'text' | 'code' | 'math'; readonly text: string }

const CODE_OR_MATH = /(`[^`\n]+`|(?<![\d$\\])\$(?![\s),;:!?\]$])(?:\\.|[^\\$`])*?[^\s\\$`]\$(?![\d$]))/

/** A sentence that may hold code and formulas, but is no Markdown: `__init__` and `Array<T>` stay as they are. */
export const inlinePieces = (sentence: string): readonly InlinePiece[] =>
  (isPathological(sentence) ? [sentence] : sentence.split(CODE_OR_MATH)).flatMap(
    (text, index): readonly InlinePiece[] => {
      if (text === '') return []
      const inner = text.slice(1, -1)
      if (index % 2 === 0 || (text.startsWith('$') && isPrice(inner))) return [{ kind: 'text', text }]
      return [{ kind: text.startsWith('$') ? 'math' : 'code', text: inner }]
    },
  )
