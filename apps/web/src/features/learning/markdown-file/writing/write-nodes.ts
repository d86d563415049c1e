import type { BlockContent, InlineCode, ListItem, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { gfmAutolinkLiteralToMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughToMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemToMarkdown } from 'mdast-util-gfm-task-list-item'
import { defaultHandlers, type Options, toMarkdown } from 'mdast-util-to-markdown'
import { cjkFriendlyToMarkdown } from 'mdast-util-to-markdown-cjk-friendly'
import { allowedAddress } from '../../../../ui/markdown/allowed-address.ts'

export const words = (value: string): PhrasingContent => ({ type: 'text', value: value.replace(/\s+/g, ' ').trim() })

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

export const heading = (level: number, ...children: PhrasingContent[]): RootContent => ({
  type: 'heading',
  depth: depthOf(level),
  children,
})

const depthOf = (level: number) => (level < 2 ? 1 : level > 3 ? 4 : level === 2 ? 2 : 3)

export const item = (content: BlockContent, checked: boolean | null = null): ListItem => ({
  type: 'listItem',
  checked,
  spread: false,
  children: [content],
})

export const list = (children: ListItem[], ordered = false): RootContent => ({
  type: 'list',
  ordered,
  spread: false,
  children,
})

export function linkTo(href: string, title: string): PhrasingContent {
  const url = allowedAddress(href)
  return url === undefined ? words(title) : { type: 'link', url, children: [{ type: 'text', value: title }] }
}

/** A text of a chapter below a heading of the given level, as the page shows it: without links and HTML, its headings below that one. */
export const blocksOf = ({ children }: Root, under: number): RootContent[] =>
  shownOf(children).map((node) =>
    node.type === 'heading' ? { ...node, depth: depthOf(node.depth < 3 ? under + 1 : under + 2) } : node,
  )

/** A heading or a sentence of a chapter. */
export const sentenceOf = ({ children }: Root): PhrasingContent[] =>
  shownOf(children).flatMap((node) => (node.type === 'paragraph' ? node.children : []))

// the casts: of a node, no more than children of its own kind are left out
const shownOf = <Node extends Nodes>(nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => {
    if (node.type === 'html' || node.type === 'definition') return []
    if (!('children' in node)) return [node]
    const children = shownOf<Nodes>(node.children)
    if (node.type === 'link' || node.type === 'linkReference') return children as Node[]
    return children.length === 0 && !isPlace(node) ? [] : [{ ...node, children } as Node]
  })

/** What is there without anything in it. */
const isPlace = ({ type }: Nodes): boolean => type === 'listItem' || type === 'tableCell'

/** Formulas are code in the language `math`. Between dollars neither a blank line nor more of them may stand; in a fence they may. */
const formulas: Options = {
  handlers: {
    inlineCode: (node: InlineCode, parent, state, info) => {
      const names = [node.data?.hProperties?.className].flat()
      if (!names.includes('language-math')) return tableCode(node, parent, state, info)
      const dollars = names.includes('math-display') ? '$$' : '$'
      const tex = state.stack.includes('tableCell') ? node.value.replaceAll('|', '\\|') : node.value
      return dollars + tex + dollars
    },
    code: (node, parent, state, info) =>
      node.lang === 'math' && node.value.trim() !== '' && !/\$|^\s*$/m.test(node.value)
        ? `$$\n${node.value}\n$$`
        : defaultHandlers.code(node, parent, state, info),
  },
  unsafe: [{ character: '$', inConstruct: 'phrasing' }],
}

const tables = gfmTableToMarkdown()
const tableCode = tables.handlers?.inlineCode ?? defaultHandlers.inlineCode

const options: Options = {
  ...{ bullet: '-', rule: '_', listItemIndent: 'one', resourceLink: true },
  extensions: [
    // the later ones write what the ones before them would, too
    ...[cjkFriendlyToMarkdown(), gfmAutolinkLiteralToMarkdown(), gfmStrikethroughToMarkdown(), tables],
    ...[gfmTaskListItemToMarkdown(), formulas],
  ],
}

export const writeNodes = (children: RootContent[]): string => toMarkdown({ type: 'root', children }, options)
