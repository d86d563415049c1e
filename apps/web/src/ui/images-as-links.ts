import { allowedAddress } from './markdown-schema.ts'

/** As much of a tree of HTML as is looked at here. */
type Node = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

/**
 * A picture would be fetched from wherever a model says, which tells that place who reads. So it becomes a link that
 * says what it leads to; inside of a link, and where no address can be followed, its words.
 */
export const imagesAsLinks = () => (tree: Node) => replaceIn(tree, false)

function replaceIn(node: Node, inLink: boolean): void {
  if (node.children === undefined) return
  node.children = node.children.map((child) => (child.tagName === 'img' ? linkFor(child, inLink) : child))
  for (const child of node.children) replaceIn(child, inLink || child.tagName === 'a')
}

function linkFor({ properties = {} }: Node, inLink: boolean): Node {
  const { src, alt } = properties
  const words = typeof alt === 'string' ? alt.trim() : ''
  const href = typeof src === 'string' ? allowedAddress(src) : undefined
  if (inLink || href === undefined) return text(words || 'Picture')
  const children = [text(words ? `Picture: ${words}` : 'Picture')]
  return { type: 'element', tagName: 'a', properties: { href }, children }
}

const text = (value: string): Node => ({ type: 'text', value })
