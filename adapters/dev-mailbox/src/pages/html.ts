/** A piece of HTML that is safe to put into a page. Made by the `html` tag only. */
export type Html = { readonly markup: string }
type Value = string | Html | readonly Html[]

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes every text that is put in, so that forgetting to do so is not possible. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  markup: String.raw({ raw: parts }, ...values.map(insert)),
})

function insert(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('')
}
