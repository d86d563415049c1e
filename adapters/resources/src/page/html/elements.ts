import { Token, TokenizerMode } from 'parse5'
import type { Role } from './open-elements.ts'

type Tag = Token.TagToken

const names = (text: string): ReadonlySet<string> => new Set(text.split(' '))

/** Elements without an end. */
export const VOID = names('area base br col embed hr img input link meta param source track wbr')
/** Formatting: no break in the text, and nothing that could hide what comes after it. */
export const INLINE = names(
  'a abbr b bdi bdo big cite code em font i kbd mark q rp rt ruby s samp small span strong sub sup tt u var wbr',
)
export const MEDIA = names('img picture video audio iframe embed object canvas')
/** Elements whose content is text, whatever it looks like. */
export const TEXT_MODES: ReadonlyMap<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]> = new Map([
  ['title', TokenizerMode.RCDATA],
  ['textarea', TokenizerMode.RCDATA],
  ['script', TokenizerMode.SCRIPT_DATA],
  ['style', TokenizerMode.RAWTEXT],
  ['xmp', TokenizerMode.RAWTEXT],
  ['iframe', TokenizerMode.RAWTEXT],
  ['noembed', TokenizerMode.RAWTEXT],
  ['noframes', TokenizerMode.RAWTEXT],
  ['plaintext', TokenizerMode.PLAINTEXT],
])

const HIDDEN = names(
  'nav footer aside script style noscript template svg iframe object canvas video audio select datalist button dialog textarea noembed noframes xmp title',
)
const HIDDEN_ROLES = names('navigation contentinfo complementary search menu menubar dialog alertdialog')
const HEADINGS = names('h1 h2 h3')

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
