import 'katex/dist/katex.min.css'
import katex from 'katex'

/** Longer than any formula that helps a reader. */
const MAX_LENGTH = 2_000
/** A name for a thousand signs, used 199 times, stays below `maxExpand` and freezes the page for a minute. */
const DEFINES = /\\(?:[gex]?def|(?:new|renew|provide)command|let|futurelet)(?![a-zA-Z@])/

/**
 * Whether it is a formula. It is built node by node, and styles are set by script, which the policy allows; nothing is made
 * of it that leads or loads anywhere (`trust`).
 */
export function drawFormula(tex: string, into: HTMLElement, isDisplay: boolean): boolean {
  try {
    if (tex.length > MAX_LENGTH || DEFINES.test(tex)) return false
    katex.render(tex, into, { displayMode: isDisplay, strict: 'ignore', trust: false, maxExpand: 200, maxSize: 20 })
    if (!isDisplay) allowBreaks(into)
    return true
  } catch {
    return false
  }
}

/** Only between its parts does a formula break, so not before a comma behind it; both have a line that does not wrap. */
function allowBreaks(formula: HTMLElement): void {
  for (const part of formula.querySelectorAll('.katex-base + .katex-base')) part.before(document.createElement('wbr'))
}
