/**
 * What costs a reader of Markdown more than its length, and how much of it a text for people may have: emphasis, links, comments,
 * formulas, underlined headings, lines, items far to the right.
 */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/[*_~]/g, 1_000],
  [/\[/g, 600],
  [/<[!?]/g, 20],
  [/\$/g, 600],
  [/\\[([]|\\begin\{/g, 200],
  [/^[ \t>]*(?:=+|-+)[ \t]*$/gm, 50],
  [/\n/g, 800],
  [/^[ \t]{32,}(?:[-*+]|\d{1,9}[.)])[ \t]/gm, 4],
]
const MAX_COLUMNS = 40
/** Quotes and lists, inside each other and in all. */
const MAX_DEPTH = 12
const MAX_CONTAINERS = 500

/** More is no chapter. */
const MAX_LENGTH = 50_000

/**
 * Whether reading or drawing it would take more than linear time, or nest deeper than the stack: it is shown as it was written. No text
 * for people is like that.
 */
export const isPathological = (markdown: string): boolean =>
  markdown.length > MAX_LENGTH ||
  MOST.some(([costly, most]) => (markdown.match(costly)?.length ?? 0) > most) ||
  markdown.split('\n').some((line) => line.split('|').length > MAX_COLUMNS) ||
  nests(markdown)

function nests(markdown: string): boolean {
  let depth = 0
  let containers = 0
  let inPrefix = true
  let previous = ''
  for (const character of markdown) {
    if (character === '\n') {
      depth = 0
      inPrefix = true
    } else if (inPrefix && (character === '>' || (isSpace(character) && '-*+.)'.includes(previous || 'a')))) {
      depth += 1
      containers += 1
    } else if (inPrefix && !isSpace(character) && !'-*+.)0123456789'.includes(character)) {
      inPrefix = false
    }
    if (depth > MAX_DEPTH || containers > MAX_CONTAINERS) return true
    previous = character
  }
  return false
}

const isSpace = (character: string): boolean => character === ' ' || character === '\t'
