import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'

type Node = { readonly type: string; readonly value?: string; readonly children?: readonly Node[] }

/** Nodes that the page could turn into something to press, to load, or to run. */
const LIVE = ['link', 'linkReference', 'image', 'imageReference', 'definition', 'html']

const parse = (markdown: string): Node =>
  fromMarkdown(markdown, {
    extensions: [gfmAutolinkLiteral()],
    mdastExtensions: [gfmAutolinkLiteralFromMarkdown()],
  })

const nodes = (node: Node): readonly Node[] => [node, ...(node.children ?? []).flatMap(nodes)]

/** What the page's own parser finds alive in a text: links, images, definitions and elements. */
export const liveNodes = (markdown: string): readonly string[] =>
  nodes(parse(markdown))
    .map(({ type }) => type)
    .filter((type) => LIVE.includes(type))

const BLOCKS = ['paragraph', 'heading', 'code', 'listItem', 'blockquote']

/** What a reader sees: text and code, spaces aside. */
export const visibleText = (markdown: string): string => spaced(seen(parse(markdown)))

const seen = ({ type, value = '', children = [] }: Node): string => {
  if (type === 'break') return '\n'
  const inside = type === 'html' ? '' : value + children.map(seen).join('')
  return BLOCKS.includes(type) ? `${inside}\n` : inside
}

export const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
