/** What was found in a text, and the text without it. */
export type Found = { readonly words: string | null; readonly rest: string }

/** Stands where something was taken out, until the gap is closed. A character that nobody types. */
const GAP = '\uE000'

/** Takes every match of the patterns out of `text`; what a pattern names `fact` is what counts of a match. */
export function takeOut(text: string, patterns: readonly RegExp[]): Found {
  const facts: string[] = []
  let rest = text
  for (const pattern of patterns) {
    rest = rest.replace(pattern, (...match) => {
      const groups: Readonly<Record<string, string | undefined>> = match.at(-1)
      const fact = groups.fact?.trim()
      if (fact) facts.push(fact)
      return GAP
    })
  }
  return { words: facts.length === 0 ? null : facts.join(', '), rest: closeGaps(rest) }
}

const JOINTS = new RegExp(
  `((?:[\\s,]|\\b(?:and|but|so|with|who|because|as|for)\\b)*)${GAP}((?:[\\s,]|${GAP}|\\b(?:and|but|so)\\b)*)`,
  'giu',
)

const closeGaps = (text: string): string =>
  text
    .replace(JOINTS, (gap, before: string, behind: string, at: number, whole: string) => {
      const next = whole.slice(at + gap.length)
      // a new sentence does not go on with the last
      if (/[.;!?]$/.test(whole.slice(0, at))) return next === '' ? '' : ' '
      if (at === 0 || next === '' || /^[.;!?]/.test(next)) return ''
      return /,|and|but|so/i.test(before + behind) ? ', ' : ' '
    })
    .replace(/^[\s,.;]+/u, '')
    .trim()

const NEXT_CLAUSE = String.raw`\s+(?:and|but|so|then)\s+(?:i|i'm|we|want|wants|would|need|now|have|my|like|am)\b`
/** Up to the end of the clause. */
export const CLAUSE = String.raw`[^.,;!?\n]*?(?=[.,;!?\n]|${NEXT_CLAUSE}|$)`
