import { isPathological } from '@app/markdown-math'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { dropCode, imagesAsWords, type Node } from './html-as-words.ts'
import { PlainText } from './plain-text.tsx'

export type MarkdownPlugins = Pick<Options, 'remarkPlugins' | 'rehypePlugins'>

/** How a text is read, and what may come of it. Cleaning comes last: what the plugins before it make is cleaned as well. */
export const pluginsOf = (additions: Additions, schema: Schema): MarkdownPlugins => ({
  remarkPlugins: [[extendReader, additions], namesAsWritten],
  rehypePlugins: [dropCode, imagesAsWords, [rehypeSanitize, schema]],
})

type DrawnMarkdownProps = { readonly text: string; readonly plugins: MarkdownPlugins; readonly parts: Components }

export const DrawnMarkdown = ({ text, plugins, parts }: DrawnMarkdownProps) =>
  isPathological(text) ? (
    <PlainText text={text} />
  ) : (
    <ReactMarkdown skipHtml {...plugins} components={parts}>
      {text}
    </ReactMarkdown>
  )

/** A text as a tree of the elements that are drawn: read alike, and cleaned alike. */
export type MarkdownNode = Readonly<Omit<Node, 'children'>> & { readonly children?: readonly MarkdownNode[] }

export function markdownTree(text: string, { remarkPlugins, rehypePlugins }: MarkdownPlugins): MarkdownNode {
  const asWritten = { type: 'element', tagName: 'p', children: [{ type: 'text', value: text }] }
  if (isPathological(text)) return { type: 'root', children: [asWritten] }
  let found: MarkdownNode = { type: 'root' }
  const keep = () => (tree: MarkdownNode) => {
    found = tree
  }
  ReactMarkdown({ children: text, remarkPlugins, rehypePlugins: [...(rehypePlugins ?? []), keep] })
  return found
}

/** The part of the Markdown reader's API that is needed to extend it. */
type Reader = { data: () => object }
type Additions = { readonly syntax: readonly object[]; readonly fromMarkdown: readonly object[] }

/** With GitHub's struck text, tables and tasks. `remark-gfm` would bring footnotes, links and a writer: 8 KiB without use. */
function extendReader(this: Reader, { syntax, fromMarkdown }: Additions): void {
  const fromGfm = [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()]
  Object.assign(this.data(), {
    micromarkExtensions: [gfmStrikethrough({ singleTilde: false }), gfmTable(), gfmTaskListItem(), ...syntax],
    fromMarkdownExtensions: [...fromGfm, ...fromMarkdown],
  })
}

/** As much of the tree of a text as is looked at. */
type Written = {
  readonly type: string
  readonly position?: { readonly start: { readonly offset?: number }; readonly end: { readonly offset?: number } }
  readonly value?: string
  children?: Written[]
}

/** `__init__` is a name and `2*3*4` a product: no emphasis, which models do not put within a word. */
const namesAsWritten = () => (tree: Written, file: object) => keepNames(tree, `${file}`)

function keepNames(node: Written, source: string): void {
  if (node.children === undefined) return
  node.children = node.children.map((child) => {
    const [from = 0, to = 0] = [child.position?.start.offset, child.position?.end.offset]
    const value = source.slice(from, to)
    const isEmphasis = child.type === 'strong' || child.type === 'emphasis'
    const isWithinWord = /^[\w)]$/.test(source.charAt(from - 1)) && /^[\w(]$/.test(source.charAt(to))
    if (isEmphasis && (isWithinWord || /^__\w+__$/.test(value))) return { type: 'text', value }
    keepNames(child, source)
    return child
  })
}
