/** Said by browsers and by React, in words that quote no one. */
const OURS = [
  /^Cannot (?:read|set) propert(?:y|ies) of (?:null|undefined)(?: \((?:reading|setting) '[\w$]+'\))?$/,
  /^(?:null|undefined) is not an object$/,
  /^[\w$.]+ is not (?:a function|defined|iterable|a constructor)$/,
  /^Cannot access '[\w$]+' before initialization$/,
  /^Assignment to constant variable\.?$/,
  /^Maximum call stack size exceeded$/,
  /^too much recursion$/,
  /^Failed to fetch$/,
]
const MINIFIED = /^Minified React error #\d+/
const CHUNK =
  /^(?:Failed to fetch dynamically imported module|Importing a module script failed|error loading dynamically imported module)/

/** Said by browsers where nothing is wrong: a size that changed once more in the same frame is seen in the next. */
export const isHarmless = (words = ''): boolean => /^ResizeObserver loop /.test(words)

/** Of an error's words those that are certain to come from code; others may quote a page, a person or a server. */
export const safeErrorMessage = (words: string): string =>
  MINIFIED.exec(words)?.[0] ??
  CHUNK.exec(words)?.[0] ??
  (OURS.some((pattern) => pattern.test(words)) ? words : '(redacted)')
