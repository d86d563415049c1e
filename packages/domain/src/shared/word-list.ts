/** Words divided by spaces or line breaks. */
export const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/)

export const wordSet = (list: string): ReadonlySet<string> => new Set(wordsIn(list))
