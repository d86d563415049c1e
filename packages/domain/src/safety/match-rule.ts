import type { SafetyRule } from './rules.ts'
import type { Group, SafetyWords } from './safety-words.ts'
import type { Finding } from './term-index.ts'

/** In the order of the text. */
export type Groups = ReadonlyMap<Group, readonly Finding[]>

/** Words in front of a finding, and behind it, in which prevention, protection or history speak for it. */
const SHIELD_BEFORE = 5
const SHIELD_AFTER = 4
/** No term has more words: where to look for one that overlaps. */
const LONGEST_TERM = 7

/** The findings of one language by their group, without those inside a harmless collocation. */
export function groupFindings(findings: readonly Finding[], words: SafetyWords, masks: readonly Finding[]): Groups {
  const groups = new Map<Group, Finding[]>()
  for (const finding of findings) {
    const shield = SHIELDS.includes(finding.group)
    if (finding.words !== words && !(shield && shareSigns(finding.words, words))) continue
    if (!shield && overlapsAny(masks, finding)) continue
    const group = groups.get(finding.group)
    if (group) group.push(finding)
    else groups.set(finding.group, [finding])
  }
  return groups
}

/** Whether the words of a rule stand together anywhere, with nothing around that speaks for them. */
export function matches(rule: SafetyRule, groups: Groups, verbFirst: boolean): boolean {
  const [anchors = [], ...others] = rule.all.map((names) => names.flatMap((name) => groups.get(name) ?? []))
  if (others.some((findings) => findings.length === 0)) return false
  const sorted = others.map((findings) => findings.toSorted((one, other) => one.from - other.from))
  const ordered = verbFirst && rule.ordered === true
  return anchors.some((anchor) => extend([anchor], sorted, rule, groups, ordered))
}

function extend(
  chosen: readonly Finding[],
  [candidates, ...rest]: readonly (readonly Finding[])[],
  rule: SafetyRule,
  groups: Groups,
  ordered: boolean,
): boolean {
  if (!candidates) return !isShielded(chosen, rule, groups)
  const { from, to } = span(chosen)
  return near(candidates, from - rule.within, to + rule.within).some((candidate) => {
    if (chosen.some((other) => overlap(other, candidate))) return false
    if (ordered && candidate.from < to) return false
    const wider = span([...chosen, candidate])
    return wider.to - wider.from < rule.within && extend([...chosen, candidate], rest, rule, groups, ordered)
  })
}

function isShielded(chosen: readonly Finding[], { shields }: SafetyRule, groups: Groups): boolean {
  const { from, to } = span(chosen)
  const any = (group: Group, first: number, last: number): boolean =>
    near(groups.get(group) ?? [], first, last).some(
      (shield) => shield.to >= first && shield.from <= last && !chosen.some((finding) => overlap(finding, shield)),
    )
  return (
    any('before', from - SHIELD_BEFORE, to) ||
    any('after', from, to + SHIELD_AFTER) ||
    any('between', from, to) ||
    shields.some((shield) => any(shield, from - SHIELD_BEFORE, to + SHIELD_AFTER))
  )
}

type Span = { readonly from: number; readonly to: number }

const span = (findings: readonly Finding[]): Span => ({
  from: Math.min(...findings.map(({ from }) => from)),
  to: Math.max(...findings.map(({ to }) => to)),
})

/** Terms of one word stand apart from each other by a whole word; signs by half a one. */
const overlap = (one: Span, other: Span): boolean => one.from <= other.to && other.from <= one.to

const overlapsAny = (masks: readonly Finding[], finding: Finding): boolean =>
  near(masks, finding.from, finding.to).some((mask) => overlap(mask, finding))

/** Those that may touch the places between `first` and `last`, found in time by their number, not by the text's length. */
function near(findings: readonly Finding[], first: number, last: number): readonly Finding[] {
  let low = 0
  let high = findings.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((findings[middle]?.from ?? 0) < first - LONGEST_TERM) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < findings.length && (findings[end]?.from ?? 0) <= last) end += 1
  return findings.slice(low, end)
}

const SHIELDS: readonly Group[] = ['before', 'after', 'guard', 'play', 'pictures', 'between']

/** Much of Japanese reads as Chinese: what speaks for it in the one speaks for it in the other. */
const shareSigns = (one: SafetyWords, other: SafetyWords): boolean =>
  ['ja', 'zh'].includes(one.language) && ['ja', 'zh'].includes(other.language)
