import type { Options } from 'rehype-sanitize'

/** What a text may be made of. Anything else is dropped and leaves its words behind: links, too, as no model knows an address. */
export const markdownSchema: Options = {
  tagNames: [
    ...['p', 'br', 'hr', 'strong', 'em', 'del', 'blockquote', 'code', 'pre', 'ul', 'ol', 'li', 'input'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    ol: ['start'],
    th: [['align', 'left', 'center', 'right']],
    td: [['align', 'left', 'center', 'right']],
    input: [['type', 'checkbox'], 'checked', ['disabled', true]],
  },
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: { li: ['ol', 'ul'], tr: ['table'], td: ['table'], th: ['table'], thead: ['table'], tbody: ['table'] },
  strip: ['script', 'style', 'title', 'textarea', 'iframe'],
  allowComments: false,
  allowDoctypes: false,
}

/** What a text of a chapter may have besides: the language of its code, a formula being one. */
export const lessonSchema: Options = {
  ...markdownSchema,
  attributes: { ...markdownSchema.attributes, code: [['className', /^language-[\w+#.-]{1,20}$/, 'math-display']] },
}
