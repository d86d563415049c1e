/** A setting as it may be shown: an address can hold a name and a password, a DSN holds a key, and a query can hold either. */
export const redactUrl = (text: string): string =>
  (URL.canParse(text) ? text.replaceAll(/\/\/[^/?#\\\s]*@/g, '//…@') : withoutCredentials(text)).replaceAll(
    /(\/\/[^\s?]*)\?\S*/g,
    '$1?…',
  )

/** Where it is no address, an @ or a / may be part of a password. */
function withoutCredentials(text: string): string {
  const from = text.indexOf('//')
  const to = text.lastIndexOf('@')
  return from >= 0 && to > from ? `${text.slice(0, from)}//…${text.slice(to)}` : text
}
