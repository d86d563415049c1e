import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import type { HostileAnswer } from '../cases/hostile-answers.ts'

/** What became of an answer. */
export type Outcome = {
  /** What is kept of it; null: nothing, or another text in its place. */
  readonly kept: unknown
  /** What was shown before that was decided. */
  readonly streamed: string
  /** For which it is refused, or asked for again. */
  readonly faults: readonly string[]
}

/** Null when the product did what it must; else what it did instead, in a few words. */
export function judgeAnswer(
  { expected, keeps = [], order = [] }: HostileAnswer,
  { kept, streamed }: Pick<Outcome, 'kept' | 'streamed'>,
) {
  const live = liveIn({ streamed, kept })
  if (live.length > 0) return `alive: ${live.join(', ')}`
  if (expected === 'soft') return null
  if (expected === 'refused') return kept === null ? null : 'kept'
  if (kept === null) return expected === 'no-link' ? null : 'refused'
  const texts = textsIn(kept)
  const visible = texts.map(visibleText).join(' ')
  const lost = keeps.find((text) => !visible.includes(spaced(text)) && !visible.includes(visibleText(text)))
  if (lost !== undefined) return `changed: ${lost.slice(0, 60)}`
  return texts.filter((text) => order.includes(text)).join('\n') === order.join('\n') ? null : 'another order'
}

/** Shown as they are, or made by the product itself: no Markdown. */
const PLAIN = [
  ...['link', 'title', 'summary', 'description', 'objectives', 'learningObjectives', 'justification'],
  ...['prompt', 'text', 'explanation'],
]

/** Every text of a value; of Markdown only those that a page draws. */
function textsIn(value: unknown, which: 'all' | 'markdown' = 'all'): readonly string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) =>
    which === 'markdown' && PLAIN.includes(name) ? [] : textsIn(part, which),
  )
}

const BACKWARDS = /[\u202a-\u202e\u2066-\u2069]/

/** What a page could make a link, a picture or an element of, or show backwards, anywhere in a value. */
export const liveIn = (value: unknown): readonly string[] => [
  ...new Set(textsIn(value, 'markdown').flatMap(liveNodes)),
  ...(textsIn(value).some((text) => BACKWARDS.test(text)) ? ['bidirectional override'] : []),
]

/** So much of a text shows that it was said. */
const TELLING = 40

/** Without a letter to see it is said by what has none either. */
export function isSaidIn(text: string, said: string): boolean {
  const [shown, telling] = [visibleText(text), visibleText(said).slice(0, TELLING)]
  return /[\p{L}\p{N}]/u.test(telling) ? shown.includes(telling) : !/[\p{L}\p{N}]/u.test(shown)
}

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
const visibleText = (markdown: string): string => spaced(seen(parse(markdown)))

const seen = ({ type, value = '', children = [] }: Node): string => {
  if (type === 'break') return '\n'
  const inside = type === 'html' ? '' : value + children.map(seen).join('')
  return BLOCKS.includes(type) ? `${inside}\n` : inside
}

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
