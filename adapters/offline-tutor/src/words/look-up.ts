/** The entry of a learner's word. Only our own: "constructor" is in every object. */
export const lookUp = <T>(entries: Readonly<Record<string, T>>, word: string): T | undefined =>
  Object.hasOwn(entries, word) ? entries[word] : undefined
