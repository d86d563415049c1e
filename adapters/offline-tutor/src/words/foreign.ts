import { wordSet } from './phrases.ts'
import { tokenize } from './tokenize.ts'

const OTHER_SCRIPT = /[^\p{Script=Latin}\p{M}\p{N}\p{P}\p{S}\p{Z}\p{C}]/u
const SMALL_WORDS = wordSet(
  'ich und wie mein lernen der das ein eine einen für och att jag ik wil leren het een möchte',
  'quiero aprender cómo hacer una los las el para quero fazer uma voglio imparare come gli della',
  'je veux apprendre comment les des une jak nauczyć się nasıl öğrenmek',
)

/** Another script, or two small words of another language: one alone may be a name. */
export const looksForeign = (text: string): boolean =>
  OTHER_SCRIPT.test(text) || tokenize(text).filter(({ norm }) => SMALL_WORDS.has(norm)).length >= 2
