/** Equal for queries that are the same but for case, composition of characters and spaces. */
export const queryKey = ({ words, language }: { readonly words: string; readonly language: string }): string =>
  `${language.toLowerCase()} ${words.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean).join(' ')}`
