import { pageOf } from './page-of.ts'

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
