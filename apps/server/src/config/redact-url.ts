/** A setting as it may be shown: an address can hold a name and a password, a DSN holds a key, and a query can hold either. */
export const redactUrl = (text: string): string =>
  text.replaceAll(/\/\/[^/@\s]*@/g, '//…@').replaceAll(/(\/\/[^\s?]*)\?\S*/g, '$1?…')
