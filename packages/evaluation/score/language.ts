import { wordsOf } from './words.ts'

/** Small words by which a language of Latin letters is known. */
const SMALL_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: 'the and of to is you your for with that it are this what'.split(' '),
  de: 'der die das und ist du dein für mit den ein eine nicht zu wie im'.split(' '),
  fr: 'le la les et est de des du une pour avec vous que dans un ce'.split(' '),
  es: 'el la los y es de del una para con que en un por las tu'.split(' '),
  pt: 'o a os e é de do da uma para com que em um não as seu'.split(' '),
  it: 'il la gli e è di del della una per con che in un non le'.split(' '),
}

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: /\p{Script=Han}/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
  el: /\p{Script=Greek}/gu,
  he: /\p{Script=Hebrew}/gu,
  th: /\p{Script=Thai}/gu,
}

const LEAST_OF_SCRIPT = 0.2

/** Whether a text of some sentences is written in this language, judged by its script and small words. */
export function isIn(language: string, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const script = SCRIPTS[language]
  if (script) return (text.match(script)?.length ?? 0) > LEAST_OF_SCRIPT * letters
  const words = wordsOf(text)
  const count = (small: readonly string[]): number => words.filter((word) => small.includes(word)).length
  const mine = count(SMALL_WORDS[language] ?? [])
  return mine > 0 && Object.values(SMALL_WORDS).every((small) => count(small) <= mine)
}
