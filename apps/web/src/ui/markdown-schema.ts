import type { Options } from 'rehype-sanitize'

/** Where a link may lead. Addresses within this site are not among them: no model knows its pages. */
const PROTOCOLS = ['http', 'https', 'mailto', 'xmpp', 'irc', 'ircs']

const ALLOWED = new RegExp(`^(${PROTOCOLS.join('|')}):`, 'i')

export const allowedAddress = (address: string): string | undefined => (ALLOWED.test(address) ? address : undefined)

/** What a text may be made of. Anything else is dropped and leaves its words behind. */
export const markdownSchema: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'a', 'blockquote', 'code', 'pre', 'ul', 'ol', 'li', 'input'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href'],
    ol: ['start'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  protocols: { href: PROTOCOLS },
  ancestors: { li: ['ol', 'ul'], tr: ['table'], td: ['table'], th: ['table'], thead: ['table'], tbody: ['table'] },
  strip: ['script', 'style', 'title', 'textarea', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
}
