import { type Markdown, remember } from '@app/domain'
import { isPathological } from '@app/markdown-math'
import { leadsElsewhere } from './formula.ts'
import { parseLesson, parseMessage } from './parse.ts'
import { visibleText } from './visible-text.ts'
import { plain, withoutLinks } from './without-links.ts'

export const makeMarkdown = (): Markdown => ({
  withoutLinks: lessonWithoutLinks,
  messageWithoutLinks: (markdown) => withoutLinks(markdown, parseMessage),
  visibleText: remember(visibleText),
})

/** Dollars can hide from us what a reader without formulas would link: no lesson is like that. */
function lessonWithoutLinks(markdown: string): string {
  const text = withoutLinks(markdown, parseLesson)
  return text.includes('$') && !isPathological(text) && leadsElsewhere(text) ? plain(text) : text
}
