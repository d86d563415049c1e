import { Token } from 'parse5'
import type { Role } from './open-elements.ts'

type Tag = Token.TagToken

const HIDDEN: ReadonlySet<string> = new Set([
  ...['nav', 'footer', 'aside', 'script', 'style', 'noscript', 'template', 'svg', 'iframe', 'object', 'canvas'],
  ...['video', 'audio', 'select', 'datalist', 'button', 'dialog', 'textarea', 'noembed', 'noframes', 'xmp', 'title'],
])
const HIDDEN_ROLES: ReadonlySet<string> = new Set([
  ...['navigation', 'contentinfo', 'complementary', 'search', 'menu', 'menubar', 'dialog', 'alertdialog'],
])
const HEADINGS: ReadonlySet<string> = new Set(['h1', 'h2', 'h3'])

export const attribute = (tag: Tag, name: string): string => Token.getTokenAttr(tag, name) ?? ''

/** What an element does to the text in it. */
export function roleOf(tag: Tag): Role {
  const { tagName } = tag
  if (HIDDEN.has(tagName) || HIDDEN_ROLES.has(attribute(tag, 'role')) || isHidden(tag)) return 'hidden'
  if (tagName === 'header' || attribute(tag, 'role') === 'banner') return 'frame'
  if (tagName === 'main' || tagName === 'article' || attribute(tag, 'role') === 'main') return 'main'
  return HEADINGS.has(tagName) ? 'heading' : 'plain'
}

/** The body is shown, even where a page hides it until its script has run. */
function isHidden(tag: Tag): boolean {
  if (tag.attrs.length === 0 || tag.tagName === 'body' || tag.tagName === 'html') return false
  if (Token.getTokenAttr(tag, 'hidden') !== null || attribute(tag, 'aria-hidden') === 'true') return true
  return /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(attribute(tag, 'style'))
}
