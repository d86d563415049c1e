import type { Group } from './groups.ts'
import type { SafetyRule } from './rules.ts'
import { type Finding, findTerms, type KnownTerms, type Language } from './term-index.ts'

/** In the order of the text. */
export type Groups = ReadonlyMap<Group, readonly Finding[]>

/** Words in front of a finding, and behind it, in which prevention, protection or history speak for it. */
export type Reach = { readonly before: number; readonly after: number }
/** Words around a finding in which caring for someone else speaks for it. */
const CARE = 12
/** Words around a finding in which it may be said to be meant for real. */
const REAL = 9
/** Words. What is said in two sentences belongs together less than what is said in one: "full of gas. Witnesses …". */
const SENTENCE = 5
/** No term has more words: where to look for one that overlaps. */
const MAX_TERM = 7

/**
 * What stands in a text, of each language by its group, without those inside a harmless collocation, and without what would speak
 * for them inside a request for help ("help me") or for not being caught ("avoid the police").
 */
export function groupsIn(known: KnownTerms, plain: string): ReadonlyMap<Language, Groups> {
  const findings = findTerms(known, plain)
  const masks = findings.filter(({ group }) => group === 'harmless')
  const requests = findings.filter(({ group }) => group === 'ask' || group === 'evade')
  const byLanguage = new Map(known.languages.map((language) => [language, new Map<Group, Finding[]>()]))
  // much of Japanese reads as Chinese: what speaks for it in the one speaks for it in the other
  const withSigns = known.languages.filter(({ language }) => language === 'ja' || language === 'zh')
  for (const finding of findings) {
    const shield = SHIELDS.includes(finding.group)
    if (overlapsAny(shield ? requests : masks, finding)) continue
    for (const language of shield && withSigns.includes(finding.language) ? withSigns : [finding.language]) {
      const groups = byLanguage.get(language)
      const group = groups?.get(finding.group)
      if (group) group.push(finding)
      else groups?.set(finding.group, [finding])
    }
  }
  return byLanguage
}

/** What speaks for a finding in whatever language: a word that stands for it alone is often one of several. */
export const sharedShields = (languages: readonly Groups[]): Groups =>
  new Map(
    SHARED.map((group) => [
      group,
      languages.flatMap((groups) => groups.get(group) ?? []).toSorted((one, other) => one.from - other.from),
    ]),
  )

/** Whether the words of a rule stand together anywhere, with nothing around that speaks for them. */
export function matches(rule: SafetyRule, groups: Groups, verbFirst: boolean, reach: Reach): boolean {
  // most texts have none of most groups
  if (!rule.all.every((names) => names.some((name) => groups.has(name)))) return false
  const [anchors = [], ...others] = rule.all.map((names) => names.flatMap((name) => groups.get(name) ?? []))
  const sorted = others.map((findings) => findings.toSorted((one, other) => one.from - other.from))
  const ordered = verbFirst && rule.ordered === true
  return anchors.some((anchor) => extend([anchor], sorted, { rule, groups, ordered, reach }))
}

type Search = {
  readonly rule: SafetyRule
  readonly groups: Groups
  readonly ordered: boolean
  readonly reach: Reach
}

function extend(
  chosen: readonly Finding[],
  [candidates, ...rest]: readonly (readonly Finding[])[],
  search: Search,
): boolean {
  const { rule, ordered } = search
  if (!candidates) return !isShielded(chosen, search)
  const { from, to } = span(chosen)
  return near(candidates, from - rule.within, to + rule.within).some((candidate) => {
    if (chosen.some((other) => overlap(other, candidate))) return false
    if (ordered && candidate.from < to) return false
    const together = [...chosen, candidate]
    return lengthOf(together) < rule.within && extend(together, rest, search)
  })
}

function isShielded(chosen: readonly Finding[], { rule: { shields }, groups, reach }: Search): boolean {
  const { from, to } = span(chosen)
  const any = (group: Group, first: number, last: number): boolean =>
    near(groups.get(group) ?? [], first, last).some(
      (shield) => shield.to >= first && shield.from <= last && !chosen.some((finding) => overlap(finding, shield)),
    )
  // what is meant for real is neither history nor play
  const inEarnest = any('real', from - REAL, to + REAL)
  const speaking = inEarnest ? shields.filter((shield) => shield === 'guard') : shields
  return (
    any('after', from, to + reach.after) ||
    any('care', from - CARE, to + CARE) ||
    (!inEarnest && (any('before', from - reach.before, to) || any('between', from, to))) ||
    speaking.some((shield) => any(shield, from - reach.before, to + reach.after))
  )
}

type Span = { readonly from: number; readonly to: number }

const span = (findings: readonly Finding[]): Span => ({
  from: Math.min(...findings.map(({ from }) => from)),
  to: Math.max(...findings.map(({ to }) => to)),
})

function lengthOf(findings: readonly Finding[]): number {
  const { from, to } = span(findings)
  const sentences = findings.map(({ sentence }) => sentence)
  return to - from + SENTENCE * (Math.max(...sentences) - Math.min(...sentences))
}

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
    if ((findings[middle]?.from ?? 0) < first - MAX_TERM) low = middle + 1
    else high = middle
  }
  let end = low
  while (end < findings.length && (findings[end]?.from ?? 0) <= last) end += 1
  return findings.slice(low, end)
}

const SHARED: readonly Group[] = ['before', 'after', 'care', 'guard']
const SHIELDS: readonly Group[] = ['before', 'after', 'care', 'guard', 'play', 'pictures', 'worlds', 'between']
