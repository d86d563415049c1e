import { matchPath } from 'react-router-dom'
import { pagePatterns } from '../routing/paths.ts'

/** Which page it is, in words of ours. An address may hold ids and, mistyped, anything at all: none of that is sent. */
export const pageOf = (pathname: string): string =>
  pagePatterns.find((pattern) => matchPath(pattern, pathname)) ?? '/not-found'

/** Where a visitor came from: the site, and not what they read or looked for there. */
export function referrerOf(document: { readonly referrer: string }, own: string): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : 'null'
  return from === own || from === 'null' ? null : from
}

const FILE = /^\/assets\/[\w.-]+\.(?:js|css|woff2|svg|png|webp)$/
const CALL = /^\/api\//
/** A part of a path that code has chosen. */
const NAME = /^[a-z][a-z-]*$/

/** Our own pages and calls as patterns, and our own files; of other sites only which it is, as resources follow from what a learner learns. */
export function keptAddress(address: string, own: string): string {
  if (!URL.canParse(address, own)) return '[address]'
  const { origin, pathname } = new URL(address, own)
  if (origin !== own) return origin
  if (FILE.test(pathname)) return pathname
  if (!CALL.test(pathname)) return pageOf(pathname)
  return pathname
    .split('/')
    .map((part) => (part === '' || NAME.test(part) ? part : ':id'))
    .join('/')
}
