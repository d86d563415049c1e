import { wordsOf } from '../shared/index.ts'

/** Lines of a fenced block, fences included, are left out: an example may hold what prose may not. */
export function withoutFencedCode(markdown: string): string {
  let fence: string | null = null
  return markdown
    .split('\n')
    .filter((line) => {
      const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null
      if (fence === null) {
        fence = mark
        return mark === null
      }
      if (mark?.startsWith(fence) && line.trim() === mark) fence = null
      return false
    })
    .join('\n')
}

export const INLINE_CODE = /`[^`\n]{1,200}`/g
/** Between dollars or escaped brackets. "$5 and $10" is none. */
export const FORMULA =
  /\$\$[^$]{1,2000}\$\$|\\\[[^\]]{1,2000}\\\]|\\\([^\n)]{1,300}\\\)|\$(?![\s$])[^$\n]{1,300}(?<!\s)\$(?!\d)/gu

/** Words alone: "momentum" beside `$\nu$` is physics. */
export const withoutCode = (markdown: string): string =>
  withoutFencedCode(markdown).replace(INLINE_CODE, ' ').replace(FORMULA, ' ')

const QUOTATION =
  /"[^"\n]{0,300}"|“[^”\n]{0,300}”|„[^“”\n]{0,300}[“”]|«[^»\n]{0,300}»|「[^」\n]{0,300}」|『[^』\n]{0,300}』/gu
const EMPHASIS = /\*{1,3}[^*\n]{1,300}\*{1,3}|_{1,2}[^_\n]{1,300}_{1,2}/gu
/** An item of a list, a row of a table, a line of a block quote. */
const EXAMPLE = /^\s*(?:>|\||[-+*•]\s|\p{N}{1,3}[.)]\s)/u

/** A lesson may quote an apology, or what a chat model answers. */
export const withoutQuotations = (text: string): string => text.replace(QUOTATION, ' ')

/** What the text says itself: what it quotes, emphasises, lists or shows as code is an example. */
export const ownWords = (markdown: string): string =>
  withoutQuotations(
    withoutCode(markdown)
      .split('\n')
      .filter((line) => !EXAMPLE.test(line))
      .join('\n'),
  ).replace(EMPHASIS, ' ')

/** Of long words fewer are enough. A sign of a script without spaces counts as about three letters. */
const LETTERS_OF_A_WORD = 5.25
const LETTERS_OF_A_SIGN = 3

/** Of a text that a person sees, without code: in words, whatever its script. Only what has letters counts as a word. */
export function lengthInWords(text: string): number {
  const { tokens, sign } = wordsOf(text)
  const words = tokens.filter((token) => /\p{L}/u.test(token))
  return sign ? Math.round((words.length * LETTERS_OF_A_SIGN) / LETTERS_OF_A_WORD) : words.length
}
