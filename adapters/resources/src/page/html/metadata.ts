import type { Token } from 'parse5'
import { oneLine } from '../../plain-text.ts'
import { attribute } from './elements.ts'

/** `<meta http-equiv="refresh">`: to where, and after how many seconds. */
export type Refresh = { readonly seconds: number; readonly address: string }

/** What a page says about itself, beside its text. */
export type Metadata = {
  /** By name, the first of a kind. */
  readonly named: Map<string, string>
  isPaid: boolean
  isUnlisted: boolean
  refresh: Refresh | null
}

export const noMetadata = (): Metadata => ({ named: new Map(), isPaid: false, isUnlisted: false, refresh: null })

/** What Open Graph calls a work of its own. A `website` is what a shell says that draws any page, also one that is not there. */
const WORK = /^(?:video|article|book|music|audio)\b/i

/** What a page says that the work on it is about: empty where it does not claim to be one, with a name that is not its site's. */
export function aboutOf({ named }: Metadata): string {
  const textOf = (name: string): string => oneLine(named.get(name) ?? '')
  const name = textOf('og:title')
  const isWork = WORK.test(textOf('og:type')) && name !== '' && name !== textOf('og:site_name')
  return isWork ? textOf('og:description') || textOf('description') : ''
}

/** Adds what a `meta` says. */
export function readMeta(tag: Token.TagToken, metadata: Metadata): void {
  const content = attribute(tag, 'content')
  const rules = content
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim())
  const name = (attribute(tag, 'property') || attribute(tag, 'name') || attribute(tag, 'itemprop')).toLowerCase()
  if (content !== '' && !metadata.named.has(name)) metadata.named.set(name, content)
  if (name === 'article:content_tier' && rules.includes('locked')) metadata.isPaid = true
  if (name === 'isaccessibleforfree' && rules.includes('false')) metadata.isPaid = true
  if (name === 'robots' && (rules.includes('noindex') || rules.includes('none'))) metadata.isUnlisted = true
  if (attribute(tag, 'http-equiv').toLowerCase() === 'refresh') metadata.refresh ??= refreshIn(content)
}

/** `5; url='/there'`, as browsers read it; null of one that loads the same page again. */
export function refreshIn(content: string): Refresh | null {
  const text = content.trim()
  const [start = '', seconds = ''] = /^([\d.]+)[\s;,]*(?:url\s*=\s*)?/i.exec(text) ?? []
  const address = start && text.slice(start.length)
  const [quote = ''] = address
  const plain = quote === '"' || quote === "'" ? address.slice(1).split(quote, 1)[0] : address
  return !plain ? null : { seconds: Number.parseInt(seconds, 10) || 0, address: plain }
}

/**
 * Whether JSON-LD says of the page itself that it is not free: schema.org's `isAccessibleForFree`. A part that is not (`hasPart`) or another
 * page that is named does not count.
 */
export function saysPaid(json: string): boolean {
  if (!json.includes('isAccessibleForFree')) return false
  return [parsed(json)]
    .flat()
    .flatMap((root) => [root, fieldOf(root, '@graph')].flat())
    .some((node) => {
      const isFree = fieldOf(node, 'isAccessibleForFree')
      const isPart = [fieldOf(node, '@type')].flat().includes('WebPageElement')
      return !isPart && typeof isFree !== 'object' && /^false$/i.test(String(isFree))
    })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const fieldOf = (node: unknown, name: string): unknown => Reflect.get(Object(node), name)
