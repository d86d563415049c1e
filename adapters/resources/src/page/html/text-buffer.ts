import { oneLine } from '../../plain-text.ts'

export type TextBuffer = {
  readonly add: (text: string) => void
  readonly text: () => string
}

/** Puts together a text of at most `max` characters; what comes after them is dropped, so that a long page costs no more. */
export function makeTextBuffer(max: number): TextBuffer {
  const parts: string[] = []
  let length = 0
  return {
    add: (text) => {
      // one space stands for any number of them: else a page of spaces would leave no room for words
      if (length >= max || (text.trim() === '' && parts.at(-1) === ' ')) return
      const part = text.trim() === '' ? ' ' : text.slice(0, max - length)
      parts.push(part)
      length += part.length
    },
    text: () => oneLine(parts.join('')),
  }
}
