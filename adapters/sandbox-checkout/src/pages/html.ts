/** Markup that may stand in a page as it is. Only `html` makes it. */
export type Html = { readonly markup: string }

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '')

/** Markup around values. A text among them is escaped. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html)[]): Html {
  const inserted = values.map((value) => (typeof value === 'string' ? escaped(value) : value.markup))
  return { markup: String.raw({ raw: parts }, ...inserted) }
}
