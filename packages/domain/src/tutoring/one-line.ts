import { clip, tidy } from '../shared/text.ts'
import { withoutInvisible } from './gates/invisible.ts'
import { textOf } from './lenient-json.ts'
import type { Markdown } from './markdown.ts'

/** A model's text as a title or a sentence: plain words in one line, at most `length` characters, no address in them. */
export const oneLine = (value: unknown, length: number, { withoutLinks, visibleText }: Markdown): string => {
  // twice the room: what is taken out must not cost words
  const text = clip(tidy(textOf(value)), 2 * length)
  const clean = withoutLinks(text)
  // a title is no Markdown: `__init__` and `Array<T>` stay as they are, and code marks are not shown
  const words = withoutEscapes(clean) === withoutEscapes(text) ? text : visibleText(clean)
  return clip(words.replace(/\s+/g, ' ').trim(), length)
}

/** The same without what cannot be seen: for words that are shown again, a model's or a learner's. */
export const ownLine = (value: unknown, length: number, markdown: Markdown): string =>
  withoutInvisible(oneLine(value, length, markdown))

/** A line that is drawn as Markdown: an address in it stays as code. */
export const markdownLine = (value: unknown, length: number, { withoutLinks }: Markdown): string => {
  const clean = withoutLinks(clip(tidy(textOf(value)), 2 * length))
  return clip(withoutInvisible(clean).replace(/\s+/g, ' ').trim(), length)
}

const withoutEscapes = (text: string): string => text.replaceAll('\\', '')
