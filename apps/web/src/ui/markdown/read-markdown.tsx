import { isPathological } from '@app/markdown-math'
import type { Root } from 'mdast'
import { type Extension as FromSyntax, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import ReactMarkdown, { type Components, type Options } from 'react-markdown'
import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import { cleanMarkdown } from './clean-markdown.ts'
import { PlainText } from './plain-text.tsx'

/** How a text is read. */
export type Reading = { readonly extensions: Extension[]; readonly mdastExtensions: FromSyntax[] }

/**
 * With GitHub's struck text, tables and tasks, and emphasis beside the marks of Chinese and Japanese. `remark-gfm` would bring
 * footnotes, links and a writer: 8 KiB without use.
 */
export const readingOf = (syntax: readonly Extension[], fromSyntax: readonly FromSyntax[]): Reading => ({
  extensions: [
    gfmStrikethrough({ singleTilde: false }),
    gfmTable(),
    gfmTaskListItem(),
    cjkFriendlyExtension(),
    ...syntax,
  ],
  mdastExtensions: [
    ...[gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()],
    ...fromSyntax,
  ],
})

export type MarkdownPlugins = Pick<Options, 'remarkPlugins' | 'rehypePlugins'>

/** What is drawn of a text: its elements are cleaned last. */
export const pluginsOf = (reading: Reading, schema: Schema): MarkdownPlugins => ({
  remarkPlugins: [[readAs, reading], () => (tree: Root, file: object) => cleanMarkdown(tree, `${file}`)],
  rehypePlugins: [[rehypeSanitize, schema]],
})

/** The part of the Markdown reader's API that is needed to extend it. */
function readAs(this: { data: () => object }, { extensions, mdastExtensions }: Reading): void {
  Object.assign(this.data(), { micromarkExtensions: extensions, fromMarkdownExtensions: mdastExtensions })
}

type DrawnMarkdownProps = { readonly text: string; readonly plugins: MarkdownPlugins; readonly parts: Components }

export const DrawnMarkdown = ({ text, plugins, parts }: DrawnMarkdownProps) =>
  isPathological(text) ? (
    <PlainText text={text} />
  ) : (
    <ReactMarkdown skipHtml {...plugins} components={parts}>
      {text}
    </ReactMarkdown>
  )

/** A text as the tree that is drawn, before it becomes elements. */
export const markdownTree = (text: string, reading: Reading): Root =>
  isPathological(text)
    ? { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: text }] }] }
    : cleanMarkdown(fromMarkdown(text, reading), text)
