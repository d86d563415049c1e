import type { Token } from 'parse5'
import { oneLine } from '../../plain-text.ts'
import { attribute } from './elements.ts'
import type { Refresh } from './page.ts'

/** What a page says about itself, beside its text. */
export type Metadata = {
  ogTitle: string
  ogType: string
  ogSiteName: string
  ogDescription: string
  description: string
  isPaid: boolean
  isUnlisted: boolean
  refresh: Refresh | null
}

export const NO_METADATA: Metadata = {
  ...{ ogTitle: '', ogType: '', ogSiteName: '', ogDescription: '', description: '' },
  ...{ isPaid: false, isUnlisted: false, refresh: null },
}

/** What Open Graph calls a work of its own. A `website` is what a shell says that draws any page, also one that is not there. */
const WORK = /^(?:video|article|book|music|audio)\b/i

/** What a page says that the work on it is about: empty where it does not claim to be one, with a name that is not its site's. */
export function aboutOf({ ogTitle, ogType, ogSiteName, ogDescription, description }: Metadata): string {
  const name = oneLine(ogTitle)
  const isWork = WORK.test(ogType) && name !== '' && name !== oneLine(ogSiteName)
  return isWork ? oneLine(ogDescription || description) : ''
}

/** Adds what a `meta` says. The first of a kind counts. */
export function readMeta(tag: Token.TagToken, metadata: Metadata): void {
  const content = attribute(tag, 'content')
  const property = (attribute(tag, 'property') || attribute(tag, 'name') || attribute(tag, 'itemprop')).toLowerCase()
  if (property === 'og:title') metadata.ogTitle ||= content
  if (property === 'og:type') metadata.ogType ||= content
  if (property === 'og:site_name') metadata.ogSiteName ||= content
  if (property === 'og:description') metadata.ogDescription ||= content
  if (property === 'description') metadata.description ||= content
  if (property === 'article:content_tier' && content.toLowerCase() === 'locked') metadata.isPaid = true
  if (property === 'isaccessibleforfree' && content.toLowerCase() === 'false') metadata.isPaid = true
  const isUnlisted = content.split(',').some((rule) => /^\s*(?:noindex|none)\s*$/i.test(rule))
  if (property === 'robots' && isUnlisted) metadata.isUnlisted = true
  if (attribute(tag, 'http-equiv').toLowerCase() === 'refresh') metadata.refresh ??= refreshIn(content)
}

/** `5; url='/there'`, as browsers read it; null of one that loads the same page again. */
export function refreshIn(content: string): Refresh | null {
  const text = content.trim()
  const [seconds = ''] = /^[\d.]+/.exec(text) ?? []
  if (seconds === '') return null
  const address = text
    .slice(seconds.length)
    .trimStart()
    .replace(/^[;,]/, '')
    .trimStart()
    .replace(/^url\s*=\s*/i, '')
  const [quote = ''] = address
  const plain = quote === '"' || quote === "'" ? (address.slice(1).split(quote, 1)[0] ?? '') : address
  return plain === '' ? null : { seconds: Number.parseInt(seconds, 10) || 0, address: plain }
}

/**
 * Whether JSON-LD says of the page itself that it is not free: schema.org's `isAccessibleForFree`. A part that is not (`hasPart`) or another
 * page that is named does not count.
 */
export function saysPaid(json: string): boolean {
  if (!json.includes('isAccessibleForFree')) return false
  const roots = listOf(parsed(json))
  return roots
    .flatMap((root) => [root, ...listOf(fieldOf(root, '@graph'))])
    .some((node) => {
      const type = listOf(fieldOf(node, '@type'))
      return !type.includes('WebPageElement') && /^false$/i.test(String(fieldOf(node, 'isAccessibleForFree')))
    })
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

const fieldOf = (node: unknown, name: string): unknown =>
  typeof node === 'object' && node !== null && Object.hasOwn(node, name) ? Reflect.get(node, name) : undefined
