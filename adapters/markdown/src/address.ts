/** Endings of domain names that no file, library or abbreviation of a lesson has. Not sh, py, rs, md, ps: those are files. */
const TOP_LEVEL = new Set(
  `com org edu gov mil info biz xyz top shop online site store website blog page link click live club fun icu vip pro
  app dev cloud tech io ai tv gg ly to de fr es pt uk us eu ch at nl be it pl ru ua cn jp kr in br mx ar au nz za ca
  se no fi dk cz gr tr il ir sa ae eg ng ke example invalid
  рф бел укр срб қаз 中国 公司 网络 香港 台湾 한국 भारत ไทย مصر السعودية امارات`.split(/\s+/),
)
/** Hosts with another ending that lead to people. */
const HOSTS = new Set(['t.me', 'wa.me', 'paypal.me', 'm.me', 'x.com', 't.co'])
/** Of these the ending is part of a name that everybody writes with a dot. */
const NAMES = new Set(['asp.net', 'socket.io', 'fly.io', 'draw.io', 'b.sc', 'ph.d'])
const CHARACTER = /[\p{L}\p{M}\p{N}._~:/?#[\]@!$&'()*+,;=%\\\u00AD\u200B\u2060-]/u
const OPENING = '([{<"\'“‘«*_'
const CLOSING = '.,;:!?)]}>"\'”’»*_'

export type Span = { readonly from: number; readonly to: number }

/** Where `text` has an address that a reader might follow: with a scheme, `www.`, an `@`, or a known top-level domain. */
export function addressesIn(text: string): readonly Span[] {
  const found: Span[] = []
  let from = 0
  while (from < text.length) {
    if (!isPart(text, from)) {
      from += 1
      continue
    }
    let to = from
    while (to < text.length && isPart(text, to)) to += 1
    const span = trimmed(text, from, to)
    if (span.to > span.from && isAddress(text.slice(from, to))) found.push(span)
    from = to
  }
  return found
}

const isPart = (text: string, at: number): boolean => CHARACTER.test(text[at] ?? '') || isSurrogate(text.charCodeAt(at))
const isSurrogate = (code: number): boolean => code >= 0xd8_00 && code <= 0xdf_ff

function trimmed(text: string, from: number, to: number): Span {
  let first = from
  let last = to
  while (first < last && OPENING.includes(text[first] ?? '')) first += 1
  while (last > first && CLOSING.includes(text[last - 1] ?? '')) last -= 1
  return { from: first, to: last }
}

function isAddress(token: string): boolean {
  const plain = token
    .normalize('NFKC')
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replaceAll('。', '.')
    .toLowerCase()
  if (/[a-z]:\/\//.test(plain) || plain.includes('www.')) return true
  if (/^(?:mailto|xmpp|tel|sms|javascript|data|bitcoin|ethereum|magnet|skype):\S/.test(plain)) return true
  return plain.split(/[^\p{L}\p{M}\p{N}.@_+-]/u).some(isHost)
}

/** `name@host`, or a host with a known ending. */
function isHost(name: string): boolean {
  if (NAMES.has(name)) return false
  const [first = '', ...hosts] = name.split('@')
  if (hosts.some((host) => labelsOf(host).length > 1)) return true
  const labels = labelsOf(first)
  if (HOSTS.has(name) || labels.at(-1)?.startsWith('xn--')) return labels.length > 1
  return labels.length > 1 && TOP_LEVEL.has(labels.at(-1) ?? '') && (labels.at(-2) ?? '').length > 1
}

const labelsOf = (host: string): readonly string[] => host.split('.').filter(Boolean)
