import { clip, escapeHtml } from '@app/domain'
import { isPathological } from '@app/markdown-math'
import type { Nodes } from 'mdast'
import { parseLesson } from './parse.ts'

/** Of more than that no question consists. It bounds how deep a text nests as well. */
const MAX_LENGTH = 4_000

const TAGS: Partial<Readonly<Record<Nodes['type'], string>>> = {
  ...{ emphasis: 'i', strong: 'b', delete: 's', heading: 'b', listItem: 'li', blockquote: 'blockquote' },
  ...{ table: 'table', tableRow: 'tr', tableCell: 'td' },
}

/** A text as HTML that Anki shows as it is: it takes `[sound:…]` and `[latex]` for its own, and `\(` and `\[` outside of code for a formula. */
export function flashcardHtml(markdown: string): string {
  const text = clip(markdown, MAX_LENGTH)
  if (isPathological(text)) return plain(text)
  return parseLesson(text).children.map(htmlOf).join('<br><br>')
}

function htmlOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'html') return plain(node.value)
  if (node.type === 'break') return '<br>'
  if (node.type === 'inlineCode') {
    const classes = classesOf(node.data)
    if (!classes.includes('language-math')) return `<code>${unmarked(node.value)}</code>`
    return classes.includes('math-display') ? `\\[${unmarked(node.value)}\\]` : `\\(${unmarked(node.value)}\\)`
  }
  if (node.type === 'code')
    return node.lang === 'math' ? `\\[${unmarked(node.value)}\\]` : `<pre><code>${unmarked(node.value)}</code></pre>`
  if (!('children' in node)) return 'alt' in node ? plain(node.alt ?? '') : ''
  const inner = node.children.map(htmlOf).join('')
  const tag = node.type === 'list' ? (node.ordered ? 'ol' : 'ul') : TAGS[node.type]
  return tag === undefined ? inner : `<${tag}>${inner}</${tag}>`
}

/** What the parser of formulas has left with them. */
function classesOf(data: object | undefined): readonly string[] {
  const { hProperties } = { hProperties: {}, ...data }
  const { className } = { className: [], ...(hProperties as object) }
  return className
}

const unmarked = (text: string): string => escapeHtml(text).replaceAll('[', '&#91;')

const plain = (text: string): string => unmarked(text).replace(/\\(?=\(|&#91;)/g, '\\<span></span>')
