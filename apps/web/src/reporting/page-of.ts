import { chapterPattern, pagePatterns, planPattern } from '../routing/paths.ts'

const pages = new Set(pagePatterns)

/** Which page it is, in words of ours. An address may hold ids and, mistyped, anything at all: none of that is sent. */
export function pageOf(pathname: string): string {
  const path = pathname === '/' ? pathname : pathname.replace(/\/+$/, '')
  if (pages.has(path)) return path
  if (/^\/learning-plan\/[^/]+$/.test(path)) return planPattern
  return /^\/learning-plan\/[^/]+\/chapter\/[^/]+$/.test(path) ? chapterPattern : '/not-found'
}

/** Where a visitor came from: the site, and not what they read or looked for there. */
export function referrerOf(document: { readonly referrer: string }, own: string): string | null {
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : 'null'
  return from === own || from === 'null' ? null : from
}
