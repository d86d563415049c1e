import type { Nodes } from 'mdast'
import { addressesIn } from './address.ts'
import { parseMessage, visit } from './parse.ts'

/**
 * Whether what stands between dollars holds an address or an element. The page would draw it as a formula; another reader of the
 * Markdown file, which knows no formulas, would make a link or HTML of it. `\mathbb{E}[X](\theta)` and `a<b` hold neither.
 */
export const isForeign = (tex: string): boolean => addressesIn(tex).length > 0 || leadsElsewhere(tex)

/** Without one of these nothing leads anywhere: most formulas need no reading, and there may be hundreds. */
const LEADING = /[<[@]|:\/|www\./i

/** Whether a reader that knows no formulas finds a link to somewhere in it, a picture from there, or HTML. */
export function leadsElsewhere(markdown: string): boolean {
  if (!LEADING.test(markdown)) return false
  let found = false
  visit(parseMessage(markdown), (node) => {
    found ||= isOutside(node)
    return !found
  })
  return found
}

const isOutside = (node: Nodes): boolean =>
  ('url' in node && addressesIn(node.url).length > 0) || (node.type === 'html' && /[=/!?]/.test(node.value))
