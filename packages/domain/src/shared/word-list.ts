/** Words divided by spaces or line breaks. */
export const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/)

export const wordSet = (list: string): ReadonlySet<string> => new Set(wordsIn(list))

/** Phrases divided by bars, perhaps with line breaks around them. */
export const phrasesIn = (...lists: readonly string[]): readonly string[] =>
  lists.flatMap((list) => list.split('|')).map((phrase) => phrase.trim())

export const phraseSet = (...lists: readonly string[]): ReadonlySet<string> => new Set(phrasesIn(...lists))
