import { clip } from '../shared/text.ts'

/** Some models escape line breaks twice: then there is no other in the text. */
export const withLineBreaks = (text: string): string =>
  text.includes('\\n\\n') && !text.includes('\n') ? text.replaceAll('\\n', '\n') : text

/** Ends with a whole paragraph, or at least a whole sentence, where there is one in the second half. */
export function clipAtEnd(text: string, length: number): string {
  if (text.length <= length) return text
  const clipped = text.slice(0, length)
  const paragraph = clipped.lastIndexOf('\n\n')
  const end =
    paragraph > length / 2
      ? paragraph
      : Math.max(...['. ', '! ', '? ', '。'].map((mark) => clipped.lastIndexOf(mark))) + 1
  return end > length / 2 ? clipped.slice(0, end).trimEnd() : clip(text, length)
}
