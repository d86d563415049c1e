import { allowedAddress } from '../../../../ui/markdown/allowed-address.ts'
import type { MarkdownNode } from '../../../../ui/markdown/read-markdown.tsx'
import { asAddress, escapeWords } from './escape.ts'

const BLOCKS = ['p', 'ul', 'ol', 'li', 'blockquote', 'pre', 'table', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']

export const isBlock = ({ tagName }: MarkdownNode): boolean => tagName !== undefined && BLOCKS.includes(tagName)

export const textOf = ({ value = '', children = [] }: MarkdownNode): string => value + children.map(textOf).join('')

export const MATH = 'math'

/** The language that the reader of Markdown noted with a piece of code; '' where there is none. */
export function languageOf({ properties }: MarkdownNode): string {
  const [name] = [properties?.className].flat()
  return `${name ?? ''}`.replace('language-', '')
}

/** What stands within a line: words, emphasis and code. */
export const writeInline = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map(writeOne)
    .join('')
    // the line end after a break has been written with the break
    .replaceAll('\\\n\n', '\\\n')

const MARKS = new Map([
  ['strong', '**'],
  ['em', '*'],
  ['del', '~~'],
])

function writeOne(node: MarkdownNode): string {
  const { type, tagName = '', value = '', children = [] } = node
  if (type === 'text') return escapeWords(value)
  if (tagName === 'code') return languageOf(node) === MATH ? asMath(node) : asCode(textOf(node))
  if (tagName === 'br') return '\\\n'
  const mark = MARKS.get(tagName)
  return mark === undefined ? writeInline(children) : around(mark, writeInline(children))
}

/** Marks touch the words that they are about, or they are no marks: what is blank stands outside. */
function around(mark: string, inner: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(inner) ?? []
  return words === '' ? inner : before + mark + words + mark + after
}

function asMath(node: MarkdownNode): string {
  const [, display] = [node.properties?.className].flat()
  const dollars = display === undefined ? '$' : '$$'
  return dollars + textOf(node) + dollars
}

function asCode(code: string): string {
  const fence = '`'.repeat(longestRun(code) + 1)
  const room = /^`|`$|^ .*\S.* $/.test(code) ? ' ' : ''
  return fence + room + code.replace(/\s*\n\s*/g, ' ') + room + fence
}

export const longestRun = (code: string): number => Math.max(0, ...[...code.matchAll(/`+/g)].map(([run]) => run.length))

export function asLink(words: string, href: unknown): string {
  const address = typeof href === 'string' ? allowedAddress(href) : undefined
  return address === undefined ? words : `[${words}](${asAddress(address)})`
}
