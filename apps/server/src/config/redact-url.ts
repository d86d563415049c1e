/** A setting as it may be shown: an address can hold a name and a password, a DSN holds a key, and a query can hold either. */
export const redactUrl = (text: string): string =>
  // where it is no address, an @ or a / may be part of a password
  text
    .replaceAll(URL.canParse(text) ? /\/\/[^/?#\\\s]*@/g : /\/\/\S*@/g, '//…@')
    .replaceAll(/(\/\/[^\s?]*)\?\S*/g, '$1?…')
