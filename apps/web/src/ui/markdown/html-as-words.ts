/** As much of a tree of HTML as is looked at. What was written as HTML stands in it as it was written. */
export type Node = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: Node[]
}

const OPENS = /^<(script|style)\b/

/** Dropped HTML leaves its words behind, but a script or style has none. One that is never closed is a slip: its text stays. */
export const dropCode = () => dropIn

function dropIn(node: Node): void {
  const { children } = node
  if (children === undefined) return
  const remaining: Node[] = []
  for (let at = 0; at < children.length; at += 1) {
    const end = endOf(children, at)
    if (end !== -1) at = end
    else remaining.push(...children.slice(at, at + 1))
  }
  node.children = remaining
  for (const child of remaining) dropIn(child)
}

/** Where what opens at this place is closed; -1 where nothing opens, or nothing closes it. */
function endOf(nodes: readonly Node[], at: number): number {
  const name = nodes.slice(at, at + 1).map(opened)[0]
  if (name === undefined) return -1
  return nodes.findIndex((node, index) => index > at && writtenAs(node).startsWith(`</${name}`))
}

/** A block of HTML is one piece with all that stands in it: there nothing stays open. */
const opened = (node: Node): string | undefined => {
  const name = OPENS.exec(writtenAs(node))?.[1]
  return name === undefined || writtenAs(node).includes(`</${name}`) ? undefined : name
}

const writtenAs = ({ type, value = '' }: Node): string => (type === 'raw' ? value.toLowerCase() : '')

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
