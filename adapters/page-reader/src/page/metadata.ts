import type { Token } from 'parse5'
import { attribute } from './element-role.ts'
import type { Refresh } from './page.ts'

/** What a page says about itself, beside its text. */
export type Metadata = {
  ogTitle: string
  isPaid: boolean
  refresh: Refresh | null
}

/** Adds what a `meta` says. The first of a kind counts. */
export function readMeta(tag: Token.TagToken, metadata: Metadata): void {
  const content = attribute(tag, 'content')
  const property = (attribute(tag, 'property') || attribute(tag, 'name') || attribute(tag, 'itemprop')).toLowerCase()
  if (property === 'og:title') metadata.ogTitle ||= content
  if (property === 'article:content_tier' && content.toLowerCase() === 'locked') metadata.isPaid = true
  if (property === 'isaccessibleforfree' && content.toLowerCase() === 'false') metadata.isPaid = true
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
