import { isPathological } from '@app/markdown-math'
import type { Nodes } from 'mdast'
import { parseLesson, visit } from './parse.ts'

const BLOCKS: readonly string[] = [
  'paragraph',
  'heading',
  'code',
  'listItem',
  'tableRow',
  'thematicBreak',
  'blockquote',
]

/** What a person sees, code included; a line for each block. */
export function visibleText(markdown: string): string {
  if (isPathological(markdown)) return markdown
  const parts: string[] = []
  visit(parseLesson(markdown), (node: Nodes) => {
    if (BLOCKS.includes(node.type) && parts.length > 0) parts.push('\n')
    if (node.type === 'tableCell') parts.push(' ')
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') parts.push(node.value)
    if (node.type === 'image' || node.type === 'imageReference') parts.push(node.alt ?? '')
    if (node.type === 'break') parts.push('\n')
    return true
  })
  return parts.join('').replace(/\n+/g, '\n').trim()
}
