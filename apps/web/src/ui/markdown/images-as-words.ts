/** As much of a tree of HTML as is looked at here. */
type Node = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

/** A picture would be fetched from wherever a model says, which would show that place who reads. Its words stay. */
export const imagesAsWords = () => replaceIn

function replaceIn(node: Node): void {
  if (node.children === undefined) return
  node.children = node.children.map((child) => (child.tagName === 'img' ? wordsOf(child) : child))
  for (const child of node.children) replaceIn(child)
}

const wordsOf = ({ properties }: Node): Node => ({
  type: 'text',
  value: typeof properties?.alt === 'string' ? properties.alt.trim() : '',
})
