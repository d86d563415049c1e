import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { memo } from 'react'
import ReactMarkdown, { type Options } from 'react-markdown'
import rehypeSanitize from 'rehype-sanitize'
import { dropCode, imagesAsWords, type Node } from './html-as-words.ts'
import { markdownParts } from './markdown-parts.tsx'
import { markdownSchema } from './markdown-schema.ts'

const remarkPlugins: Options['remarkPlugins'] = [gfm]
/** Cleaning comes last: what the plugins before it make is cleaned as well. */
const rehypePlugins: Options['rehypePlugins'] = [dropCode, imagesAsWords, [rehypeSanitize, markdownSchema]]

type MarkdownProps = { readonly text: string }

/** Text that a model wrote: no link of it is one here. It weighs more than all the rest of a page: load it by `lazyComponent`. */
export const Markdown = memo(function Markdown({ text }: MarkdownProps) {
  return (
    <ReactMarkdown skipHtml remarkPlugins={remarkPlugins} rehypePlugins={rehypePlugins} components={markdownParts}>
      {text}
    </ReactMarkdown>
  )
})

/** A text as a tree of the elements that `Markdown` draws: read alike, and cleaned alike. */
export type MarkdownNode = Readonly<Omit<Node, 'children'>> & { readonly children?: readonly MarkdownNode[] }

export function markdownTree({ text }: MarkdownProps): MarkdownNode {
  let found: MarkdownNode = { type: 'root' }
  const keep = () => (tree: MarkdownNode) => {
    found = tree
  }
  ReactMarkdown({ children: text, remarkPlugins, rehypePlugins: [...(rehypePlugins ?? []), keep] })
  return found
}

/** The part of the Markdown reader's API that is needed to extend it. */
type Reader = { data: () => object }

/** GitHub's struck text, tables and tasks. `remark-gfm` would bring footnotes, links and a writer: 8 KiB without use. */
function gfm(this: Reader): void {
  Object.assign(this.data(), {
    micromarkExtensions: [gfmStrikethrough(), gfmTable(), gfmTaskListItem()],
    fromMarkdownExtensions: [gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
  })
}
