import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'

/** More than any title or excerpt is cut to, so that a long text costs no more than a short one. */
const MAX_READ_LENGTH = 10_000
/** Their text is no part of what a page shows. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'title', 'iframe'])
/** They begin a new line on a page, so the words around them must not grow together. */
const INLINE: ReadonlySet<string> = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
])

/** What a person must not be shown because it cannot be seen; joiners between letters that join are spelling, and stay. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]|(?<![\p{Lo}\p{M}])[\u200c\u200d]|[\u200c\u200d](?![\p{Lo}\p{M}])/gu
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Any text of a source on one line: no control character, no invisible one, single spaces. What is no text is empty. */
export const plainText = (text: unknown): string =>
  typeof text === 'string'
    ? text.slice(0, MAX_READ_LENGTH).replace(CONTROL, ' ').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim()
    : ''

/** The same of HTML, which most sources write their excerpts in: the text that a page would show. */
export function plainTextOfHtml(html: unknown): string {
  if (typeof html !== 'string') return ''
  const texts: string[] = []
  const waiting: (DefaultTreeAdapterTypes.Node | string)[] = [parseFragment(html.slice(0, MAX_READ_LENGTH))]
  // a loop, as elements may lie thousands deep
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (typeof node === 'string') texts.push(node)
    else if ('value' in node) texts.push(node.value)
    else if ('childNodes' in node && !HIDDEN.has(node.nodeName)) {
      const gap = INLINE.has(node.nodeName) ? '' : ' '
      waiting.push(gap, ...node.childNodes.toReversed(), gap)
    }
  }
  return plainText(texts.join(''))
}
