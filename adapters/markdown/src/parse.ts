import { remember } from '@app/domain'
import { mathFromMarkdown, mathSyntax } from '@app/markdown-math'
import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'

// It looks for addresses in the finished tree once more, and forgets where they stand: `addressesIn` does that here.
const { transforms: _withoutPositions, ...gfmAutolink } = gfmAutolinkLiteralFromMarkdown()

const syntax = [
  ...[gfmAutolinkLiteral(), gfmStrikethrough({ singleTilde: false }), gfmTable(), gfmTaskListItem()],
  cjkFriendlyExtension(),
]
const fromSyntax = [gfmAutolink, gfmStrikethroughFromMarkdown(), gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown()]
const lesson = { extensions: [...syntax, mathSyntax()], mdastExtensions: [...fromSyntax, mathFromMarkdown()] }
const message = { extensions: syntax, mdastExtensions: fromSyntax }

/** Characters of the texts whose trees are kept, which take much more room: those of a chapter or two. */
const MAX_KEPT = 100_000

/** Reads like the page: of a lesson with formulas, which are code in the language `math`, of a message of the chat without. */
export type Parse = (markdown: string) => Root

/**
 * The page's parser and extensions (apps/web/src/ui/markdown/read-markdown.tsx), and bare addresses, which other readers of
 * Markdown link. No reader changes its tree, and each gate of a chapter reads the same few texts.
 */
export const parseLesson: Parse = remember((markdown) => fromMarkdown(markdown, lesson), MAX_KEPT)
export const parseMessage: Parse = (markdown) => fromMarkdown(markdown, message)

/** Visits every node, parents first; `enter` says whether to go on into it. A stack of our own: texts nest deeply. */
export function visit(root: Nodes, enter: (node: Nodes) => boolean): void {
  const waiting: Nodes[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (enter(node) && 'children' in node) waiting.push(...node.children.toReversed())
  }
}
