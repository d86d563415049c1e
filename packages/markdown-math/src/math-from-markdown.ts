import type { CompileContext, Extension, Token } from 'mdast-util-from-markdown'
// the token types that it reads
import type {} from './math-syntax.ts'

declare module 'mdast-util-from-markdown' {
  interface CompileData {
    /** Of the extension for tables. */
    inTable?: boolean | undefined
  }
}

/** Formulas as code in the language `math`, which is what a fence of that name is, too. */
export const mathFromMarkdown = (): Extension => ({
  enter: {
    mathText(token) {
      this.enter({ type: 'inlineCode', value: '' }, token)
      this.buffer()
    },
    mathFlow(token) {
      this.enter({ type: 'code', lang: 'math', value: '' }, token)
      this.buffer()
    },
  },
  exit: {
    mathData(token) {
      this.config.enter.data?.call(this, token)
      this.config.exit.data?.call(this, token)
    },
    mathText(token) {
      const isDisplay = this.sliceSerialize(token).startsWith('$$')
      const className = ['language-math', ...(isDisplay ? ['math-display'] : [])]
      leave(this, token, { hProperties: { className } })
    },
    mathFlow(token) {
      leave(this, token, {})
    },
  },
})

function leave(context: CompileContext, token: Token, data: object): void {
  const written = context.resume().trim()
  // a bar in a cell is escaped, whatever it stands in
  const inCell = context.data.inTable ? written.replaceAll('\\|', '|') : written
  const [opening = ''] = /^(?:\$\$?|\\[([])/.exec(inCell) ?? []
  const value = inCell.slice(opening.length, inCell.length - opening.length).trim()
  const node = context.stack.at(-1)
  if (node && 'value' in node) Object.assign(node, { value, data })
  context.exit(token)
}
