import { type Markdown, remember } from '@app/domain'
import { isPathological } from '@app/markdown-math'
import type { Nodes } from 'mdast'
import { flashcardHtml } from './flashcard.ts'
import { leadsElsewhere } from './formula.ts'
import { parseLesson, parseMessage, visit } from './parse.ts'
import { plain, withoutLinks } from './without-links.ts'

export const makeMarkdown = (): Markdown => ({
  withoutLinks: lessonWithoutLinks,
  messageWithoutLinks: (markdown) => withoutLinks(markdown, parseMessage),
  visibleText: remember(visibleText),
  flashcardHtml,
})

/** Dollars and TeX's brackets can hide from us what a reader without formulas would link: no lesson is like that. */
function lessonWithoutLinks(markdown: string): string {
  const text = withoutLinks(markdown, parseLesson)
  return /\$|\\[([b]/.test(text) && !isPathological(text) && leadsElsewhere(text) ? plain(text) : text
}

const BLOCKS: readonly string[] = [
  ...['paragraph', 'heading', 'code', 'listItem', 'tableRow', 'thematicBreak', 'blockquote'],
]

/** What a person sees, code included; a line for each block. */
function visibleText(markdown: string): string {
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
