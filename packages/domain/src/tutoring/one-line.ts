import { clip, tidy } from '../shared/text.ts'
import { textOf } from './lenient-json.ts'
import { withoutLinks } from './without-links.ts'

/** A model's text as a title or a sentence: one line, at most `length` characters, no address in it. */
export const oneLine = (value: unknown, length: number): string =>
  clip(tidy(withoutLinks(textOf(value))).replace(/\s+/g, ' '), length)
