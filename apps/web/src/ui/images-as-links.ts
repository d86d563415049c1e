/** As much of a tree of HTML as is looked at here. */
type Node = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

/**
 * A picture would be fetched from wherever a model says, which tells that place who reads. So it becomes a link, and
 * inside of a link its words.
 */
export const imagesAsLinks = () => (tree: Node) => replaceIn(tree, false)

function replaceIn(node: Node, inLink: boolean): void {
  if (node.children === undefined) return
  node.children = node.children.map((child) => (child.tagName === 'img' ? linkFor(child, inLink) : child))
  for (const child of node.children) replaceIn(child, inLink || child.tagName === 'a')
}

function linkFor({ properties = {} }: Node, inLink: boolean): Node {
  const { src, alt } = properties
  const text: Node = { type: 'text', value: typeof alt === 'string' && alt !== '' ? alt : 'Picture' }
  return inLink ? text : { type: 'element', tagName: 'a', properties: { href: src }, children: [text] }
}
