/** How robots.txt calls this reader. */
const ROBOTS_TOKEN = 'waymark'

/** `*` in a pattern stands for anything, `$` at its end for the end of the address. */
export type RobotsRule = { readonly pattern: string; readonly isAllowed: boolean }

/**
 * The rules of a robots.txt that are for this reader, by RFC 9309: those of all groups that name it, otherwise those for `*`. A rule counts once,
 * however many agents its group names: a list for each of them would let 128 KB fill the memory.
 */
export function readRobots(text: string): readonly RobotsRule[] {
  const own: RobotsRule[] = []
  const general: RobotsRule[] = []
  let group = { isOwn: false, isGeneral: false, hasRules: false }
  let isNamed = false
  for (const [key, value] of text.split(/\r\n|\r|\n/).map(fieldOf)) {
    if (key === 'user-agent') {
      if (group.hasRules) group = { isOwn: false, isGeneral: false, hasRules: false }
      const agent = value.toLowerCase().split('/')[0]?.trim()
      if (agent === ROBOTS_TOKEN) group.isOwn = isNamed = true
      if (agent === '*') group.isGeneral = true
    } else if (key === 'allow' || key === 'disallow') {
      group.hasRules = true
      // a rule without a pattern is about nothing
      if (value === '') continue
      const rule = { pattern: normalized(value), isAllowed: key === 'allow' }
      if (group.isOwn) own.push(rule)
      if (group.isGeneral) general.push(rule)
    }
  }
  return isNamed ? own : general
}

/** The longest pattern that fits decides, and of two that are as long the one that allows. What no rule is about is allowed. */
export function isAllowedBy(rules: readonly RobotsRule[], { pathname, search }: URL): boolean {
  const path = upperCaseEscapes(`${pathname}${search}`)
  let longest = -1
  let isAllowed = true
  for (const rule of rules) {
    const { length } = rule.pattern
    const counts = length > longest || (length === longest && rule.isAllowed)
    if (counts && fits(rule.pattern, path)) [longest, isAllowed] = [length, rule.isAllowed]
  }
  return isAllowed
}

/** Finds each part between stars as early as it can be; a table of all ways to fit would take seconds for a hostile file. */
function fits(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [start = '', ...parts] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(start)) return false
  const end = parts.pop()
  if (end === undefined) return !isWhole || path.length === start.length
  let from = start.length
  for (const part of parts) {
    const found = path.indexOf(part, from)
    if (found === -1) return false
    from = found + part.length
  }
  return isWhole ? path.length - end.length >= from && path.endsWith(end) : path.includes(end, from)
}

/** As `URL` writes it: letters that are not ASCII escaped, and runs of stars, which mean the same as one, put together. */
const normalized = (pattern: string): string =>
  upperCaseEscapes(encodeURI(pattern).replaceAll('%25', '%')).replace(/\*+/g, '*')

const upperCaseEscapes = (text: string): string => text.replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())

function fieldOf(line: string): readonly [string, string] {
  const plain = line.split('#', 1)[0] ?? ''
  const colon = plain.indexOf(':')
  return [plain.slice(0, Math.max(0, colon)).trim().toLowerCase(), plain.slice(colon + 1).trim()]
}
