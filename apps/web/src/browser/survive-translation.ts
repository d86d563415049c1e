/**
 * A browser's translator takes a text out of the page and puts an element with other words in its place. React knows nothing
 * of that: it would throw where the text is no child any more, and write new words where no one sees them. Answers how to
 * end this.
 */
export function surviveTranslation(): () => void {
  const { insertBefore, removeChild } = Node.prototype
  /** What stands in the page for a text that was taken out of it. */
  const replacements = new WeakMap<Node, Node>()

  const look = (records: readonly MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // new words for a text that is not in the page: it comes back, to be translated anew
      if (target instanceof Text && target.parentNode === null) {
        const before = replacements.get(target)
        before?.parentNode?.replaceChild(target, before)
      }
      const replacement = addedNodes[0] ?? [previousSibling, nextSibling].find((node) => node?.nodeName === 'FONT')
      for (const text of removedNodes) {
        if (!replacement || !(text instanceof Text)) continue
        replacements.set(text, replacement)
        observer.observe(text, { characterData: true })
      }
    }
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { childList: true, subtree: true })

  /** The node itself or what stands for it, wherever it is within `parent`. */
  const within = (parent: Node, node: Node): Node | null => {
    look(observer.takeRecords())
    const found = node.parentNode ? node : replacements.get(node)
    return found && parent.contains(found) ? found : null
  }

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child // what it is given
    const found = within(this, child)
    if (found?.parentNode) removeChild.call(found.parentNode, found)
    return child
  }

  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    let place = next && next.parentNode !== this ? within(this, next) : next
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, node, place) as Child // what it is given
  }

  return () => {
    observer.disconnect()
    Object.assign(Node.prototype, { insertBefore, removeChild })
  }
}
