const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Makes text harmless between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')

/** A piece of HTML that is safe to put into a page. Made by the `html` tag only. */
export type Html = { readonly markup: string }

/** Escapes every text that is put in, so that forgetting to do so is not possible. */
export const html = (parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(markupOf)),
})

function markupOf(value: string | Html | readonly Html[]): string {
  if (typeof value === 'string') return escapeHtml(value)
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}
