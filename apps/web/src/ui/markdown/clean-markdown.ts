import type { Nodes, Parent, Root } from 'mdast'

/** What is drawn of a text, and written into a file: no script, no picture, and names as they were written. */
export function cleanMarkdown(tree: Root, source: string): Root {
  dropCode(tree)
  replaceIn(tree, source)
  return tree
}

const OPENS = /^<(script|style)\b/

/** Dropped HTML leaves its words behind, but a script or style has none. One that is never closed is a slip: its text stays. */
function dropCode(node: Parent): void {
  const remaining: typeof node.children = []
  for (let at = 0; at < node.children.length; at += 1) {
    const end = endOf(node.children, at)
    if (end !== -1) at = end
    else remaining.push(...node.children.slice(at, at + 1))
  }
  node.children = remaining
  for (const child of remaining) if ('children' in child) dropCode(child)
}

/** Where what opens at this place is closed; -1 where nothing opens, or nothing closes it. */
function endOf(nodes: readonly Nodes[], at: number): number {
  const name = nodes.slice(at, at + 1).map(opened)[0]
  if (name === undefined) return -1
  return nodes.findIndex((node, index) => index > at && writtenAs(node).startsWith(`</${name}`))
}

/** A block of HTML is one piece with all that stands in it: there nothing stays open. */
const opened = (node: Nodes): string | undefined => {
  const name = OPENS.exec(writtenAs(node))?.[1]
  return name === undefined || writtenAs(node).includes(`</${name}`) ? undefined : name
}

const writtenAs = (node: Nodes): string => (node.type === 'html' ? node.value.toLowerCase() : '')

/**
 * A picture would be fetched from wherever a model says, which would show that place who reads: its words stay. `__init__` is a name
 * and `2*3*4` a product: no emphasis, which models do not put within a word.
 */
function replaceIn(node: Parent, source: string): void {
  node.children = node.children.map((child) => {
    if (child.type === 'image' || child.type === 'imageReference')
      return { type: 'text', value: child.alt?.trim() ?? '' }
    if ((child.type === 'strong' || child.type === 'emphasis') && isName(child, source))
      return { type: 'text', value: source.slice(...spanOf(child)) }
    if ('children' in child) replaceIn(child, source)
    return child
  })
}

function isName(node: Nodes, source: string): boolean {
  const [from, to] = spanOf(node)
  const isWithinWord = /^[\w)]$/.test(source.charAt(from - 1)) && /^[\w(]$/.test(source.charAt(to))
  return isWithinWord || /^__\w+__$/.test(source.slice(from, to))
}

const spanOf = ({ position }: Nodes): [number, number] => [position?.start.offset ?? 0, position?.end.offset ?? 0]
