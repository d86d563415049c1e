import { wordSet } from '../words/phrases.ts'

/** What people say beside the name of a language when they mean the language, and not its food, music or history. */
export const BESIDE_A_LANGUAGE = wordSet(
  'speak speaking speaks talk talking hold have holding conversation conversations conversational converse chat language',
  'words vocabulary grammar pronunciation listen listening read reading write writing fluent fluency phrases spoken latin american',
  'sprechen hablar parler falar parlare travel confidently locals native speakers',
)
