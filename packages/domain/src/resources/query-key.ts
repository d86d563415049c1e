import type { SubjectField } from './subject-field.ts'

type Query = { readonly words: string; readonly language: string; readonly field?: SubjectField }

/** Equal for queries that are the same but for case, composition of characters and spaces. */
export const queryKey = ({ words, language, field }: Query): string => {
  const plain = words.toLowerCase().normalize('NFC').split(/\s+/).filter(Boolean).join(' ')
  return `${field ? `${field}/` : ''}${language.toLowerCase()} ${plain}`
}
