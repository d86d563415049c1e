import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Longer than any formula that helps a reader. */
const MAX_LENGTH = 1_000
/** Groups inside each other, which some commands draw twice each; and elements, as commands nest without a group, too. */
const MAX_GROUPS = 12
const MAX_ELEMENTS = 150
/** A name for a thousand signs, used 199 times, stays below `maxExpand` and freezes the page for a minute. */
const DEFINES = /\\(?:[gex]?def|(?:new|renew|provide)command|let|futurelet)(?![a-zA-Z@])/

/**
 * Whether it is a formula. It is built node by node, and styles are set by script, which the policy allows; nothing is made
 * of it that leads or loads anywhere (`trust`).
 */
export function drawFormula(tex: string, into: HTMLElement, isDisplay: boolean): boolean {
  try {
    if (tex.length > MAX_LENGTH || DEFINES.test(tex) || groupsIn(tex) > MAX_GROUPS) return false
    // apart from the page, which would be laid out: a browser's tab ends over a few thousand elements inside each other
    const drawn = document.createElement('span')
    katex.render(tex, drawn, { displayMode: isDisplay, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 })
    if (elementsIn(drawn) > MAX_ELEMENTS) return false
    if (!isDisplay) allowBreaks(drawn)
    into.replaceChildren(...drawn.childNodes)
    return true
  } catch {
    return false
  }
}

/** How deep. */
function groupsIn(tex: string): number {
  let [depth, deepest] = [0, 0]
  for (const [mark] of tex.matchAll(/\\(?:left|begin|right|end)(?![a-zA-Z])|\\[\s\S]|[{}]/g)) {
    if (mark === '{' || mark === '\\left' || mark === '\\begin') depth += 1
    if (mark === '}' || mark === '\\right' || mark === '\\end') depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** How deep. */
function elementsIn(root: Element): number {
  let depth = 0
  for (let level = [root]; level.length > 0; level = level.flatMap(({ children }) => [...children])) depth += 1
  return depth
}

/** Only between its parts does a formula break, so not before a comma behind it; both have a line that does not wrap. */
function allowBreaks(formula: HTMLElement): void {
  for (const part of formula.querySelectorAll('.katex-base + .katex-base')) part.before(document.createElement('wbr'))
}
