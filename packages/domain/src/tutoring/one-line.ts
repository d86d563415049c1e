import { clip, tidy } from '../shared/text.ts'
import type { Markdown } from './markdown.ts'
import { withoutInvisible } from './model-text.ts'

/** A model's text as a title or a sentence: plain words in one line, at most `length` characters, no address in them. */
const oneLine = (value: string, length: number, { withoutLinks, visibleText }: Markdown): string => {
  // twice the room: what is taken out must not cost words
  const text = clip(tidy(value), 2 * length)
  const clean = withoutLinks(text)
  // a title is no Markdown: `__init__` and `Array<T>` stay as they are, and code marks are not shown
  const words = withoutEscapes(clean) === withoutEscapes(text) ? text : visibleText(clean)
  return clip(words.replace(/\s+/g, ' ').trim(), length)
}

/** The same without what cannot be seen: for words that are shown again, a model's or a learner's. */
export const ownLine = (value: string, length: number, markdown: Markdown): string =>
  withoutInvisible(oneLine(value, length, markdown))

/** The same for a model's words, which hold no address at all. */
export const modelLine = (text: string, length: number, markdown: Markdown): string =>
  ownLine(text, length, markdown)
    .split(' ')
    .filter((word) => !/:\/\/|www\./i.test(word))
    .join(' ')

/** A line that is drawn as Markdown: an address in it stays as code. */
export const markdownLine = (value: string, length: number, { withoutLinks }: Markdown): string => {
  const clean = withoutLinks(clip(tidy(value), 2 * length))
  return clip(withoutInvisible(clean).replace(/\s+/g, ' ').trim(), length)
}

const withoutEscapes = (text: string): string => text.replaceAll('\\', '')
